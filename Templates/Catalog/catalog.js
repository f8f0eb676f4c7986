"use strict";
(() => {
  const { base, nothing, done } = document.body.dataset;
  const messages = typeof catalog === "undefined" ? [] : catalog.messages;
  const input = document.getElementById("search");
  const hits = document.getElementById("hits");
  const nav = document.getElementById("nav");

  // All words must be found: in a message, or in one of its fields.
  const find = (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const holds = (text) => words.every((word) => text.includes(word));
    const found = [];
    for (const message of messages) {
      const url = base + "messages/" + encodeURIComponent(message.file) + ".html";
      const isNamed = holds(message.name.toLowerCase());
      if (isNamed || holds(message.text)) {
        found.push({ rank: isNamed ? 0 : 1, url, name: message.name, text: message.doc || message.id });
        continue;
      }
      for (const [path, text] of message.fields) {
        if (holds(text)) found.push({ rank: 2, url: url + "#field-" + encodeURIComponent(path), name: message.name, text: path });
        else if (holds(message.text + "\n" + text))
          found.push({ rank: 3, url: url + "#field-" + encodeURIComponent(path), name: message.name, text: path });
      }
    }
    return found.sort((a, b) => a.rank - b.rank).slice(0, 60);
  };

  const element = (name, text, parent) => {
    const made = document.createElement(name);
    made.textContent = text;
    parent.append(made);
    return made;
  };

  const show = () => {
    const query = input.value.trim();
    hits.replaceChildren();
    hits.hidden = !query;
    nav.hidden = Boolean(query);
    if (!query) return;
    const found = find(query);
    for (const hit of found) {
      const link = element("a", "", element("li", "", hits));
      link.href = hit.url;
      if (hit === found[0]) link.className = "is-first";
      element("b", hit.name, link);
      element("span", hit.text, link);
    }
    if (!found.length) element("li", nothing, hits).className = "none";
  };

  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = element("textarea", text, document.body);
      area.value = text;
      area.select();
      const isCopied = document.execCommand("copy");
      area.remove();
      return isCopied;
    }
  };

  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    const first = hits.querySelector("a");
    if (event.key === "Enter" && first) first.click();
    if (event.key === "Escape") {
      input.value = "";
      show();
      input.blur();
    }
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = /^(input|textarea|select)$/i.test(event.target.tagName);
    if (event.key !== "/" || isTyping || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button[data-copy]");
    const source = button && document.getElementById(button.dataset.copy);
    if (!source || !(await copy(source.textContent))) return;
    const words = button.textContent;
    button.textContent = done;
    setTimeout(() => { button.textContent = words; }, 1500);
  });
  const current = nav.querySelector("[aria-current]");
  if (current) nav.scrollTop = current.offsetTop - nav.offsetTop - nav.clientHeight / 2;
  if (input.value) show();

  // While the tool is watching, a digest of the catalog is loaded again and again.
  if (typeof catalog !== "undefined" && catalog.live) {
    let known;
    window.catalogDigest = (digest) => {
      if (known !== undefined && known !== digest) location.reload();
      known = digest;
    };
    setInterval(() => {
      const script = document.createElement("script");
      script.src = base + "assets/live.js?" + Date.now();
      script.onload = script.onerror = () => script.remove();
      document.head.append(script);
    }, 1000);
  }
})();
