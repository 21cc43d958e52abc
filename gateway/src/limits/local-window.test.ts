import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LocalWindow } from './local-window.ts';

describe('a local window', () => {
  test('forgets a request when 60 whole seconds have passed after its second', () => {
    const window = new LocalWindow();
    window.add(1000);

    expect(window.total(1060)).toBe(1);
    expect(window.total(1061)).toBe(0);
  });

  test('gives back to the second that was charged, once the window still holds it', () => {
    const window = new LocalWindow();
    window.add(1000);
    window.add(1001);

    window.giveBack(1000);

    expect(window.total(1001)).toBe(1);
    window.giveBack(1000);
    expect(window.total(1001)).toBe(1);
  });

  test('tells the wait after which a request passes', () => {
    const window = new LocalWindow();
    window.add(1000);
    window.add(1010);

    expect(window.secondsUntilBelow(2, 1020)).toBe(41);
    expect(window.secondsUntilBelow(1, 1020)).toBe(51);
    expect(window.total(1020 + 41)).toBe(1);
  });

  test('never lets more than the limit pass in any 60 seconds, whatever the arrivals', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (gaps, limit) => {
        const window = new LocalWindow();
        const passed: number[] = [];
        let second = 1000;
        for (const gap of gaps) {
          second += gap;
          if (window.total(second) < limit) {
            window.add(second);
            passed.push(second);
          } else {
            const wait = window.secondsUntilBelow(limit, second);
            expect(wait).toBeGreaterThanOrEqual(1);
            expect(passed.filter((moment) => moment > second + wait - 61).length).toBeLessThan(limit);
          }
        }
        for (const moment of passed) {
          expect(passed.filter((other) => other >= moment && other <= moment + 60).length).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });
});
