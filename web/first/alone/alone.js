"use strict";
// What a server does to a document before it sends it, done before it is seen: the visitor's language and theme.
{
  const root = document.documentElement;
  const recall = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`zizanie.${key}`));
    } catch {
      return undefined;
    }
  };
  const ours = (tag) => tag === "fr" || tag === "en";
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const chosen = recall("lang");
  const lang = ours(chosen) ? chosen : (spoken.find(ours) ?? "en");
  root.lang = lang;
  const theme = recall("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  const title = document.querySelector("title");
  if (lang === "en") {
    title.textContent = title.dataset.en;
    const manifest = document.querySelector("link[rel=manifest]");
    manifest.href = manifest.href.replace(/fr(?=\.webmanifest$)/, "en");
  }
  for (const link of document.querySelectorAll(`link[data-lang=${lang}]`)) link.rel = "modulepreload";

  const other = /^\?[\w-]+$/.test(location.search);
  if (other) root.dataset.other = "";
  // Once all is there, and before the page's own script.
  document.addEventListener(
    "readystatechange",
    () => {
      for (const screen of document.querySelectorAll("body > [data-page]"))
        if (screen.lang !== lang) screen.remove();
        else {
          screen.id = "app";
          screen.removeAttribute("lang");
          // Choices of one name are one choice in a document, whichever of the two screens they are in.
          for (const input of screen.querySelectorAll("input")) input.checked = input.defaultChecked;
          if (other && screen.dataset.page !== "game") screen.replaceChildren();
        }
      delete root.dataset.other;
    },
    { once: true },
  );
}
