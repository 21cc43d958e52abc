import { readFileSync, writeFileSync } from 'node:fs';
import { withNounsTable } from './nouns-table.ts';

// Run by `npm run docs`.
const page = new URL('../../../../docs/command.md', import.meta.url);
writeFileSync(page, withNounsTable(readFileSync(page, 'utf8')));
