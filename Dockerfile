# An image with nothing but the executable of a release, which needs no other file:
#
#   script/release --output dist && tar -xzf dist/layoutanim-*-linux-*.tar.gz --strip-components 1 -C dist
#   docker build -t layoutanim dist -f Dockerfile
#   docker run --rm -v "$PWD:/work" layoutanim verify transitions
FROM scratch
COPY bin/layoutanim /bin/layoutanim
COPY share/doc/layoutanim /share/doc/layoutanim
WORKDIR /work
ENTRYPOINT ["/bin/layoutanim"]
