// Elements are made from text nodes and attributes, never from markup, so an id that looks like markup
// is shown as text.

const svgNamespace = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    // A content security policy may forbid the attribute, but not the property.
    if (name === "style") element.style.cssText = value;
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

function make(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

function draw(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(svgNamespace, tag), attributes, children);
}

/** A decorative icon of 16 × 16, hidden from screen readers. */
function icon(path) {
  return draw(
    "svg", { viewBox: "0 0 16 16", class: "icon", "aria-hidden": "true", focusable: "false" },
    draw("path", { d: path }));
}

/** A user's name, isolated so that its writing direction does not affect the text around it. */
function named(text) {
  return make("bdi", {}, text);
}

/** A message: its names between backquotes become code, unless it is not known which parts are names. */
function sentence(text) {
  const parts = text.split("`");
  if (parts.length % 2 === 0) return [make("bdi", {}, text)];
  return parts.map((part, index) => index % 2 === 0 ? part : make("code", {}, named(part)));
}

/** Several lines of messages. */
function sentences(text) {
  return text.split("\n").flatMap((line, index) => [index > 0 ? "\n" : "", sentence(line)]);
}

/** A named group of buttons, one of them pressed. `choices` are [value, label, key]. */
function choice(label, choices, choose) {
  const buttons = choices.map(([value, text, key]) =>
    make("button", {
      type: "button", "data-value": value, "aria-pressed": "false",
      title: key ? `${text} (${key})` : null, onclick: () => choose(value),
    }, text));
  const group = make("div", { class: "choice", role: "group", "aria-label": label }, buttons);
  return {
    element: group,
    show(value) {
      for (const button of buttons) {
        button.setAttribute("aria-pressed", String(button.dataset.value === String(value)));
      }
    },
  };
}

/** A button that is on or off. */
function toggle(label, key, flip, content = label) {
  const button = make("button", {
    type: "button", class: "toggle", "aria-pressed": "false",
    "aria-label": content === label ? null : label,
    title: key ? `${label} (${key})` : label, onclick: flip,
  }, content);
  return { element: button, show: (on) => button.setAttribute("aria-pressed", String(on)) };
}

/** A number with at most three decimals, as in the output of `inspect`. */
function number(value) {
  if (value === null || value === undefined) return "–";
  const text = value.toFixed(3).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
}

const wantsLessMotion = matchMedia("(prefers-reduced-motion: reduce)");
