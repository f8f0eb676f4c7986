"use strict";
(() => {
  const { base, nothing, done } = document.body.dataset;
  const messages = typeof catalog === "undefined" ? [] : catalog.messages;
  const input = document.getElementById("search");
  const hits = document.getElementById("hits");
  const nav = document.getElementById("nav");

  // Whether a word is an id: a text, or a number in a range of numbers.
  const isOf = ([from, to], word) =>
    to === undefined ? from === word : /^-?\d+$/.test(word) && BigInt(from) <= BigInt(word) && BigInt(word) <= BigInt(to);

  // All words must be found: as ids with or without their keys, in a message, or in a part of its page.
  const find = (query) => {
    const words = query.toLowerCase().split(/[\s=:：]+/).filter(Boolean);
    const holds = (text) => words.every((word) => text.includes(word));
    const found = [];
    for (const message of messages) {
      const url = base + "messages/" + encodeURIComponent(message.file) + ".html";
      const ids = words.filter((word) => !message.keys.includes(word));
      const isID = ids.length > 0 && ids.every((word) => message.ids.some((id) => isOf(id, word)));
      const isNamed = holds(message.name.toLowerCase());
      if (isID || isNamed || holds(message.text)) {
        found.push({ rank: isID ? 0 : isNamed ? 1 : 2, url, name: message.name, text: message.doc || message.id });
        continue;
      }
      for (const [anchor, label, text] of message.parts) {
        const rank = holds(text) ? 3 : holds(message.text + "\n" + text) ? 4 : 0;
        if (rank) found.push({ rank, url: url + "#" + encodeURIComponent(anchor), name: message.name, text: label });
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

  // The hit that Enter opens.
  let chosen = 0;
  const choose = (index) => {
    const links = hits.querySelectorAll("a");
    chosen = Math.max(0, Math.min(index, links.length - 1));
    links.forEach((link, place) => link.setAttribute("aria-selected", place === chosen));
    if (links.length) {
      input.setAttribute("aria-activedescendant", links[chosen].id);
      links[chosen].scrollIntoView({ block: "nearest" });
    } else {
      input.removeAttribute("aria-activedescendant");
    }
  };

  const show = () => {
    const query = input.value.trim();
    hits.replaceChildren();
    hits.hidden = !query;
    nav.hidden = Boolean(query);
    input.setAttribute("aria-expanded", Boolean(query));
    const found = query ? find(query) : [];
    found.forEach((hit, place) => {
      const row = element("li", "", hits);
      row.setAttribute("role", "none");
      const link = element("a", "", row);
      link.href = hit.url;
      link.id = "hit-" + place;
      link.setAttribute("role", "option");
      element("b", hit.name, link);
      element("span", hit.text, link);
    });
    if (query && !found.length) element("li", nothing, hits).className = "none";
    choose(0);
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
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      choose(chosen + step);
    }
    if (event.key === "Enter") hits.querySelectorAll("a")[chosen]?.click();
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
