import { describe, expect, it } from "vitest";
import { bytesOf, lettersOf } from "../../src/account/base64url";
import { deviceOf } from "../../src/account/device";
import { hostOf, timeOf } from "../../src/account/passing";
import { onlyHere } from "../../src/site/host";

describe("base64url", () => {
  it.each([
    [[], ""],
    [[0], "AA"],
    [[255, 255], "__8"],
    [[251, 239, 190], "----"],
    [[1, 2, 3, 4, 5], "AQIDBAU"],
  ] as const)("%j is %s, and back", (bytes, letters) => {
    expect(lettersOf(Uint8Array.from(bytes).buffer)).toBe(letters);
    expect([...bytesOf(letters)]).toEqual([...bytes]);
  });

  it("refuses what stands for no bytes", () => {
    expect(() => bytesOf("a*b")).toThrow();
  });
});

describe("a running time", () => {
  it.each([
    [120_000, "2:00"],
    [119_999, "2:00"],
    [61_000, "1:01"],
    [9_400, "0:10"],
    [1, "0:01"],
    [0, "0:00"],
    [-5, "0:00"],
  ])("%d is %s", (millis, text) => expect(timeOf(millis)).toBe(text));
});

describe("an address for another device", () => {
  it.each(["http://localhost:8080/carry#a", "http://127.0.0.1/carry#a", "http://[::1]:1/carry#a", "nonsense"])(
    "isn't %s",
    (address) => expect(onlyHere(hostOf(address))).toBe(true),
  );

  it("may be on the network", () => {
    expect(onlyHere(hostOf("http://192.168.1.7:8080/carry#a"))).toBe(false);
    expect(onlyHere(hostOf("https://play.example.org/carry#a"))).toBe(false);
  });
});

describe("the label of a passkey", () => {
  const agent = (more: string): string => `Mozilla/5.0 (${more}`;

  it.each([
    [agent("X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36"), "Chrome, Linux"],
    [agent("Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"), "Chrome, Android"],
    [agent("Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0"), "Edge, Windows"],
    [agent("iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit Version/18.0 Safari/604.1"), "Safari, iPhone"],
    [agent("Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"), "Firefox, Android"],
    ["curl/8", ""],
  ])("of %s", (said, label) => expect(deviceOf(said)).toBe(label));
});
