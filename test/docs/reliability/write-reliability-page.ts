/** Writes docs/reliability-cases.md from the names of tests: `npm run docs`. */
import { writeFileSync } from 'node:fs';
import { reliabilityPage } from './reliability-page.ts';

writeFileSync(new URL('../../../docs/reliability-cases.md', import.meta.url), reliabilityPage());
