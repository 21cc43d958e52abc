/** Writes docs/limits.md from the constants: `npm run docs`. */
import { writeFileSync } from 'node:fs';
import { limitsPage } from './limits-page.ts';

writeFileSync(new URL('../../../docs/limits.md', import.meta.url), limitsPage());
