// Buttons that copy text.

class Copying {
  constructor() {
    this.status = make("p", { class: "visually-hidden", role: "status" });
    document.body.append(this.status);
  }

  /** A button that copies a text. */
  button(label, text, attributes = {}) {
    const button = make("button", {
      type: "button", class: "tool", ...attributes, onclick: () => this.copy(text(), button, label),
    }, label);
    return button;
  }

  async copy(text, button, label) {
    const isCopied = await this.write(text);
    button.focus({ preventScroll: true });
    button.textContent = isCopied ? "Copied" : "Not allowed here";
    this.status.textContent = button.textContent;
    setTimeout(() => {
      button.textContent = label;
      this.status.textContent = "";
    }, 1200);
  }

  async write(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return this.writeBySelection(text);
    }
  }

  /** Copies without the clipboard API, which some pages may not use. */
  writeBySelection(text) {
    const field = make("textarea", { class: "visually-hidden", readonly: true });
    field.value = text;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    return isCopied;
  }
}
