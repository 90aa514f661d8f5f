// The list of parts of a release: node parts.mjs SOURCE VERSION JAVA FOLDER writes FOLDER/parts.cdx.json (CycloneDX)
// and FOLDER/THIRD-PARTY.txt, out of what Maven told of the program, the libraries that are in the page, and the runtime.
import { readFileSync, writeFileSync } from "node:fs";

const [source, version, java, folder] = process.argv.slice(2);
const read = (file) => JSON.parse(readFileSync(file, "utf8"));

const list = read(`${source}/app/target/parts.json`);
const inPage = read(`${source}/web/dist/.vite/parts.json`);
const page = inPage.map((name) => {
  const { version, license, homepage } = read(
    `${source}/web/node_modules/${name}/package.json`,
  );
  return {
    type: "library",
    "bom-ref": `pkg:npm/${name.replace("@", "%40")}@${version}`,
    name,
    version,
    licenses: license ? [{ license: { id: license } }] : [],
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    externalReferences: homepage ? [{ type: "website", url: homepage }] : [],
  };
});
const runtime = {
  type: "platform",
  "bom-ref": `openjdk@${java}`,
  name: "OpenJDK runtime (in the archives with a platform in their name)",
  version: java,
  licenses: [{ expression: "GPL-2.0-only WITH Classpath-exception-2.0" }],
};
// What a browser's worker runs has TeaVM's library in it, as the page has its own.
const teavm = /<teavm>(.*)<\/teavm>/.exec(
  readFileSync(`${source}/pom.xml`, "utf8"),
)[1];
const worker = {
  type: "library",
  "bom-ref": `pkg:maven/org.teavm/teavm-classlib@${teavm}?type=jar`,
  group: "org.teavm",
  name: "teavm-classlib",
  version: teavm,
  licenses: [{ license: { id: "Apache-2.0" } }],
  purl: `pkg:maven/org.teavm/teavm-classlib@${teavm}?type=jar`,
  externalReferences: [{ type: "website", url: "https://teavm.org" }],
};
list.metadata.component.version = version;
const byName = (a, b) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1);
list.components = [...list.components, ...page, worker, runtime].sort(byName);
writeFileSync(`${folder}/parts.cdx.json`, JSON.stringify(list, null, 2) + "\n");

const licence = ({ expression, license }) =>
  expression ?? license.id ?? license.name;
const others = list.components.filter((part) => part.group !== "fr.zizanie");
const unlicensed = others
  .filter((part) => !part.licenses?.length)
  .map((part) => part["bom-ref"]);
if (unlicensed.length)
  throw new Error(`parts whose licence nobody tells: ${unlicensed.join(", ")}`);
const lines = others.map((part) => {
  const name = part.group ? `${part.group}:${part.name}` : part.name;
  const home = part.externalReferences?.find(
    (each) => each.type === "website",
  )?.url;
  return `${name} ${part.version}: ${part.licenses.map(licence).join(" / ")}${home ? `, ${home}` : ""}`;
});
writeFileSync(
  `${folder}/THIRD-PARTY.txt`,
  `Zizanie ${version} is licensed under Apache-2.0 (LICENSE). These parts of others are in it, each under its own licence:\n\n` +
    `${lines.join("\n")}\n\nThe runtime's licences and notices lie in runtime/legal. parts.cdx.json tells the same to programs (CycloneDX).\n`,
);
