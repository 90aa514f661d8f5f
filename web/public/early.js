"use strict";
// Home as it was last time, before what it draws is alive: whoever comes back presses what is under their finger.
try {
  const root = document.documentElement;
  const [width, height] = JSON.parse(localStorage.getItem("zizanie.yours") ?? "[]");
  if (width === innerWidth) root.style.setProperty("--yours", `${height}px`);
  root.toggleAttribute("data-back", localStorage.getItem("zizanie.played") === "true");
} catch {
  // A browser that keeps nothing has nothing to lay out.
}
// Buttons are seen before the page that they belong to is alive. Who presses one meanwhile isn't forgotten: the last
// press is made again once the page calls `alive`.
{
  let pressed;
  const keep = (click) => {
    pressed = click.target.closest("[data-page] button") ?? undefined;
  };
  document.addEventListener("click", keep, true);
  window.alive = () => {
    document.removeEventListener("click", keep, true);
    if (pressed?.isConnected) pressed.click();
  };
  // Whoever wants to install the page finds it in the settings; nobody is asked.
  addEventListener("beforeinstallprompt", (offer) => {
    offer.preventDefault();
    window.offered = offer;
  });
}
