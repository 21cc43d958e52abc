import fc from 'fast-check';

const HOSTILE = [
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '../../etc/passwd',
  "' or 1=1 --",
  '__proto__',
  '1e5',
  'x'.repeat(5000),
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  0.1234567,
  true,
  [],
  [[]],
  {},
];

/** What nobody asked for: the values that break programs, and any other JSON. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue({ maxDepth: 2 }));

const changes = ['keep', 'drop', 'spoil', 'add', 'replace'] as const;

/** Values with, four times out of five, one thing about them wrong: a field too few, too many or of another kind, or another value altogether. */
export const spoilt = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(good, fc.constantFrom(...changes), fc.nat(), hostileValue).map(([value, change, where, hostile]) => {
    if (change === 'keep') return value;
    if (change === 'replace' || typeof value !== 'object' || value === null) return hostile;
    if (change === 'add') return { ...value, [`unknown-${where}`]: hostile, tenant_id: hostile, constructor: hostile };
    const places = placesIn(value);
    const place = places[where % Math.max(1, places.length)];
    return place === undefined ? hostile : changedAt(value, place, change === 'drop' ? undefined : hostile);
  });

/** The path of every field and item, however deep. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[name], ...placesIn(inner).map((rest) => [name, ...rest])]);
}

function changedAt(value: unknown, [name = '', ...rest]: readonly string[], to: unknown): unknown {
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value);
  copy[name] = rest.length === 0 ? to : changedAt(copy[name], rest, to);
  return copy;
}
