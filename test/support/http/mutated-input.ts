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

/** Values that tend to break programs, and arbitrary JSON. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue({ maxDepth: 2 }));

const changes = ['keep', 'drop', 'corrupt', 'add', 'replace'] as const;

/** Mutates four of five values: removes, corrupts, or adds a field, or replaces the whole value. */
export const mutatedInput = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(good, fc.constantFrom(...changes), fc.nat(), hostileValue).map(([value, change, index, hostile]) => {
    if (change === 'keep') return value;
    if (change === 'replace' || typeof value !== 'object' || value === null) return hostile;
    if (change === 'add') return { ...value, [`unknown-${index}`]: hostile, tenant_id: hostile, constructor: hostile };
    const paths = pathsIn(value);
    const path = paths[index % Math.max(1, paths.length)];
    return path === undefined ? hostile : changedAt(value, path, change === 'drop' ? undefined : hostile);
  });

/** Returns the path of every field and item. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[name], ...pathsIn(inner).map((rest) => [name, ...rest])]);
}

function changedAt(value: unknown, [name = '', ...rest]: readonly string[], to: unknown): unknown {
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value);
  copy[name] = rest.length === 0 ? to : changedAt(copy[name], rest, to);
  return copy;
}
