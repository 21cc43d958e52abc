import { expect, test } from '@jest/globals';
import { terms } from './payment-terms.ts';
import { date, time, timeOrAgo, timestamp } from './time-options.ts';

test('a time ago is a UTC timestamp, and a time or date stays as it is', () => {
  const before = Date.now();
  const ago = Date.parse(timeOrAgo('2h')) + 7_200_000;

  expect(ago >= before && ago <= Date.now()).toBe(true);
  expect([date('2027-12-31'), time('2027-12-31'), timeOrAgo('2026-11-21T06:00:00-05:00')]).toEqual([
    '2027-12-31',
    '2027-12-31',
    '2026-11-21T06:00:00-05:00',
  ]);
  expect([timestamp('2026-11-21T06:00:00-05:00'), timestamp('2026-11-21'), timestamp(undefined)]).toEqual([
    '2026-11-21T11:00:00.000Z',
    '2026-11-21',
    undefined,
  ]);
});

test.each([
  [date, '2027-02-29'],
  [time, '2027-02-29'],
  [time, '2h'],
  [timeOrAgo, '2hx'],
  [timeOrAgo, 'x2h'],
  [timeOrAgo, '2w'],
])('%p refuses %s', (read, text) => {
  expect(() => read(text)).toThrow('that exists, such as 20');
});

test.each([
  ['eom', 'EOM', 0],
  ['EOM+15', 'EOM', 15],
  ['net+30', 'NET', 30],
  ['net+9999', 'NET', 9999],
])('the terms %s are %s after %d days', (text, basis, days) => {
  expect(terms(text)).toEqual({ basis, days });
});

test.each(['', 'eom15', 'net+', 'net+12345', 'xnet+3', 'net+3x', 'cod+3'])('the terms %j are refused', (text) => {
  expect(() => terms(text)).toThrow('It must be eom, eom+15, or net+30.');
});
