import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const source = globSync('{gateway,services/*,packages/*,tools/operator}/src/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** The names in the first column of the tables under a heading. */
const namesUnder = (heading: string): string[] =>
  (page.split(`\n## ${heading}\n`)[1]?.split(/^## /m)[0] ?? '')
    .split('\n')
    .flatMap((line) => [...(/^\| (`[^|]*) \|/.exec(line)?.[1] ?? '').matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ''));

test.each(['Log lines', 'Findings of doctor'])('the code has every name in the table of docs/operations.md under %s', (heading) => {
  const names = namesUnder(heading);

  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !source.includes(`'${name}'`))).toEqual([]);
});
