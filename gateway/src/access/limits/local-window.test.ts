import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LocalWindow } from './local-window.ts';

describe('a local window', () => {
  test('drops a request exactly 60 s after it', () => {
    const window = new LocalWindow();
    window.add(1_000_250);

    expect(window.total(1_060_249)).toBe(1);
    expect(window.total(1_060_250)).toBe(0);
  });

  test('keeps the requests of one second until the last of them is 60 s old', () => {
    const window = new LocalWindow();
    window.add(1_000_250);
    window.add(1_000_750);

    expect(window.total(1_060_749)).toBe(2);
    expect(window.total(1_060_750)).toBe(0);
  });

  test('refunds the charged second while it is still in the window', () => {
    const window = new LocalWindow();
    window.add(1_000_000);
    window.add(1_001_000);

    window.giveBack(1000);

    expect(window.total(1_001_000)).toBe(1);
    window.giveBack(1000);
    expect(window.total(1_001_000)).toBe(1);
  });

  test('refunds no second before or after the window, which shares its counter with one in it', () => {
    const [later, earlier, only] = [new LocalWindow(), new LocalWindow(), new LocalWindow()];
    later.add(1_000_000);
    later.add(1_061_000);
    later.giveBack(1000);
    earlier.add(1_000_000);
    earlier.giveBack(1061);
    only.add(1_000_000);
    only.giveBack(1000);

    expect([later.total(1_061_000), earlier.total(1_000_000), only.total(1_000_000)]).toEqual([1, 1, 0]);
  });

  test('stays in place if the clock steps back, and is empty after a long silence', () => {
    const window = new LocalWindow();
    window.add(1_010_750);
    for (const nowMs of [1_010_250, 1_000_000]) window.add(nowMs);

    expect([window.total(1_070_749), window.total(1_070_750)]).toEqual([3, 0]);
    window.add(1_100_000);
    expect(window.total(2_000_000)).toBe(0);
  });

  test('returns the wait after which a request is allowed', () => {
    const window = new LocalWindow();
    window.add(1_000_500);
    window.add(1_010_500);

    expect(window.secondsUntilBelow(2, 1_020_400)).toBe(41);
    expect(window.secondsUntilBelow(2, 1_020_500)).toBe(40);
    expect(window.secondsUntilBelow(1, 1_020_500)).toBe(50);
    expect(window.total(1_020_500 + 40_000)).toBe(1);
  });

  test('never allows more than the limit in any 60 s and never returns a longer wait, for any arrival pattern', () => {
    const gap = fc.oneof(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 90_000 }));
    fc.assert(
      fc.property(fc.array(gap, { maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (gaps, limit) => {
        const window = new LocalWindow();
        const passed: number[] = [];
        let nowMs = 1_000_000;
        for (const waited of gaps) {
          nowMs += waited;
          if (window.total(nowMs) < limit) {
            window.add(nowMs);
            passed.push(nowMs);
          } else {
            const wait = window.secondsUntilBelow(limit, nowMs);
            expect(wait).toBeGreaterThanOrEqual(1);
            expect(wait).toBeLessThanOrEqual(60);
            expect(passed.filter((moment) => moment > nowMs + wait * 1000 - 60_000).length).toBeLessThan(limit);
          }
        }
        for (const moment of passed) {
          expect(passed.filter((other) => other >= moment && other < moment + 60_000).length).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });

  test('admits a request after the wait that it returned, for any arrival pattern', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 999 }),
        (gaps, late) => {
          const window = new LocalWindow();
          let nowMs = 1_000_000;
          for (const waited of gaps) {
            nowMs += waited;
            window.add(nowMs);
          }
          nowMs += late;
          const limit = window.total(nowMs);
          fc.pre(limit > 0);

          const wait = window.secondsUntilBelow(limit, nowMs);

          expect(window.total(nowMs + wait * 1000)).toBeLessThan(limit);
        },
      ),
    );
  });
});
