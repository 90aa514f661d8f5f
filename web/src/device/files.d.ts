/** What the build tells of the program of a device. */
declare module "device.json" {
  const told: { readonly bytes: number };
  export default told;
}
