import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const folder = join(import.meta.dirname, '../../docs/adr');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** The title and the file of each record in the index. */
const entries = [...read('README.md').matchAll(/^- \[(.+)\]\((.+?)\)$/gm)].map(([, title, file]) => `${title}: ${file}`);

test('the index lists every architecture decision record under its number and title, in order', () => {
  const records = globSync('[0-9]*.md', { cwd: folder }).toSorted();

  expect(records.length).toBeGreaterThan(20);
  expect(entries).toEqual(records.map((file) => `${/^# (.+)$/m.exec(read(file))?.[1]}: ${file}`));
});
