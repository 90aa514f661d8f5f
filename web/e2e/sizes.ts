/** Desks, a tablet and phones upright and lying; then the same windows enlarged twice, where a phone's width remains. */
export const SIZES = [
  ...["1440x900", "1280x720", "1024x768", "820x1180", "390x844", "844x390", "740x360", "360x640"],
  ...["720x450", "640x360", "512x384", "410x590", "422x195", "370x180"],
].map((size) => {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return { width, height };
});
