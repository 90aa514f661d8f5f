import { beforeEach, describe, expect, it, vi } from "vitest";
import { Alarm, Clock } from "../../src/device/clock";

describe("the clock of a device", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
  });

  it("never goes back, and follows one that is set forward", () => {
    const clock = new Clock();
    expect(clock.now()).toBe(1_000_000);
    vi.setSystemTime(400_000);
    vi.advanceTimersByTime(10);
    expect(clock.now()).toBe(1_000_010);
    vi.setSystemTime(9_000_000);
    expect(clock.now()).toBe(9_000_000);
    vi.setSystemTime(8_000_000);
    vi.advanceTimersByTime(5);
    expect(clock.now()).toBe(9_000_005);
  });

  it("rings once when it is time, though the device's time is set back", () => {
    const ring = vi.fn();
    const clock = new Clock();
    const alarm = new Alarm(clock, ring);
    alarm.set(1_060_000);
    alarm.set(1_005_000);
    vi.setSystemTime(100_000);
    vi.advanceTimersByTime(4_999);
    expect(ring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledTimes(1);
    alarm.set(Infinity);
    vi.advanceTimersByTime(1e9);
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it("rings at once for a page that slept, and waits longer than a timer can", () => {
    const ring = vi.fn();
    const alarm = new Alarm(new Clock(), ring);
    alarm.set(1_005_000);
    vi.setSystemTime(2_000_000);
    alarm.wind();
    vi.advanceTimersByTime(0);
    expect(ring).toHaveBeenCalledTimes(1);
    alarm.set(2_000_000 + 2 ** 32);
    vi.advanceTimersByTime(2 ** 32 - 1);
    expect(ring).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledTimes(2);
  });
});
