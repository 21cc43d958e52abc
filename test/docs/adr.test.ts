import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';

const folder = join(import.meta.dirname, '../../docs/adr');
const records = seen('records', globSync('[!R]*.md', { cwd: folder }).toSorted(), 20);

test.each(records)('%s has the number of its file in its title, and the sections of a record', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const headings = text.match(/^#+ .+$/gm)?.map((heading) => heading.replace(/(?<=^# \d+\. ).+$/, '…'));

  expect(headings).toEqual([`# ${Number(file.slice(0, 4))}. …`, '## Context', '## Decision', '## Consequences']);
});
