import Reporting

extension FarmJob {
  /// A script that submits itself to Slurm: an array of jobs, one for each chunk, and a job that merges once
  /// all of them have succeeded (sbatch(1) of Slurm 22.05).
  var slurmScript: String {
    """
    #!/bin/sh
    # Renders the frames of a timeline with Slurm: sh THIS-FILE [options of sbatch]
    # Run it again to complete what failed.
    #SBATCH --job-name=layoutanim
    #SBATCH --requeue
    set -eu
    \(definitions)
    case ${1-} in
    task)
      status=0
      render_chunk "$(chunks | sed -n "$((SLURM_ARRAY_TASK_ID + 1))p")" || status=$?
      # Whoever was killed by a signal is tried again, at most twice.
      if [ $status -gt 128 ] && [ "${SLURM_RESTART_COUNT:-0}" -lt 2 ]; then
        scontrol requeue "${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID" && sleep 60
      fi
      exit $status
      ;;
    merge)
      merge_chunks
      ;;
    *)
      mkdir -p "$parts"
      tasks=$(sbatch --parsable --chdir="$parts" --cpus-per-task=\(jobs ?? 1) \\
        --array=0-\(chunks.ranges.count - 1) "$@" "$0" task)
      sbatch --chdir="$parts" --dependency="afterok:${tasks%%;*}" --kill-on-invalid-dep=yes \\
        "$@" "$0" merge
      ;;
    esac

    """
  }

  /// A script that runs itself by GNU parallel once for each chunk (parallel(1) of 20221122), then merges.
  ///
  /// Parallel hands a command to a shell after it has replaced `{}` and others in it. So the command has no
  /// text but what is written here, and the file's own path is in a variable.
  var parallelScript: String {
    """
    #!/bin/sh
    # Renders the frames of a timeline with GNU parallel: sh THIS-FILE [options of parallel]
    # Run it again to complete what failed.
    set -eu
    \(definitions)
    case ${1-} in
    task)
      render_chunk "$2"
      ;;
    *)
      mkdir -p "$parts"
      case $0 in
      /*) layoutanim_job=$0 ;;
      *) layoutanim_job=$PWD/$0 ;;
      esac
      PARALLEL_SHELL=/bin/sh
      export layoutanim_job PARALLEL_SHELL
      chunks | parallel --env layoutanim_job --joblog "$parts/joblog" --retries 3 "$@" \\
        'exec /bin/sh "$layoutanim_job" task {}'
      merge_chunks
      ;;
    esac

    """
  }

  private var definitions: String {
    """
    program=\(paths.program.shellArgument)
    timeline=\(paths.timeline.shellArgument)
    frames=\(paths.output.shellArgument)
    parts=\(parts.shellArgument)

    # The frames of each task.
    chunks() {
      cat <<'END'
    \(chunks.ranges.map(\.frameText).joined(separator: "\n"))
    END
    }

    render_chunk() {
      "$program" render "$timeline" -o "$parts/$1" --frames "$1"\(taskWords)
    }

    merge_chunks() {
      "$program" merge "$parts" -o "$frames"
    }

    """
  }

  private var taskWords: String {
    let options = jobs == nil ? ["--jobs", "1"] + taskOptions : taskOptions
    return options.map { " " + $0.shellArgument }.joined()
  }
}
