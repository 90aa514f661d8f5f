"use strict";
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
