import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/limits.md'), 'utf8');

/** The rows of the page's tables: what is limited, to what, and where that is written. */
const rows = [...page.matchAll(/^\| (?<what>[^|]+) \| (?<limit>[^|]+) \|[^|]*\| `(?<file>[^`]+)` `(?<name>[^`]+)` \|$/gm)].map(
  ({ groups }) => groups as { what: string; limit: string; file: string; name: string },
);

const UNITS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  min: 60_000,
  h: 3_600_000,
  days: 86_400_000,
  KiB: 1024,
  MiB: 1024 * 1024,
};
/** What a name's ending counts in. */
const ENDINGS: readonly (readonly [string, number])[] = [
  ['_SECONDS', 1000],
  ['_MINUTES', 60_000],
  ['_HOURS', 3_600_000],
  ['_DAYS', 86_400_000],
];

/** "15 min" in milliseconds, "256 KiB" in bytes, "1 to 200" as 200. */
function shown(limit: string): number {
  const [, amount = '', unit = ''] = /^(?:\d+ to )?(\d+) ?(ms|s|min|h|days|KiB|MiB)?\b/.exec(limit) ?? [];
  return Number(amount) * (UNITS[unit] ?? 1);
}

/** The constant as it is written in its file, which may be a product of numbers, or a field of a record. */
function written(file: string, name: string): number {
  const source = readFileSync(join(root, file), 'utf8');
  const [constant = '', field] = name.split('.');
  const value = new RegExp(`^(?:export )?const ${constant}\\b[^=\\n]*= (.+);$`, 'm').exec(source)?.[1] ?? '';
  const text = field === undefined ? value : (new RegExp(`${field}: ([\\d_]+)`).exec(value)?.[1] ?? '');
  if (!/^[\d_]+(?: \* [\d_]+)*$/.test(text)) throw new Error(`${file} has no ${name} that is a number`);
  const product = text.split(' * ').reduce((total, factor) => total * Number(factor.replaceAll('_', '')), 1);
  return product * (ENDINGS.find(([ending]) => constant.endsWith(ending))?.[1] ?? 1);
}

describe('docs/limits.md', () => {
  test('has a table for every part of the API', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(page.match(/^\| .+ \|$/gm)?.length).toBe(rows.length + 8);
  });

  test.each(rows)('$what: $limit', ({ limit, file, name }) => {
    expect(shown(limit)).toBe(written(file, name));
  });

  test('tells the waits between the attempts of a delivery', () => {
    const source = readFileSync(join(root, 'services/webhooks/src/domain/retry-schedule.ts'), 'utf8');
    const units: Readonly<Record<string, string>> = { SECOND: 's', MINUTE: 'min', HOUR: 'h' };
    for (const mode of ['live', 'sandbox']) {
      const waits = (new RegExp(`${mode}: \\[(.+)\\]`).exec(source)?.[1] ?? '').split(', ').map((wait) => {
        const parts = wait.split(' * ');
        return `${parts.length === 1 ? 1 : parts[0]} ${units[parts.at(-1) ?? '']}`;
      });
      expect(waits.length).toBeGreaterThan(1);
      expect(page.replaceAll('\n', ' ')).toContain(`is tried ${waits.length + 1} times: at once, then after ${waits.join(', ')}`);
    }
  });
});
