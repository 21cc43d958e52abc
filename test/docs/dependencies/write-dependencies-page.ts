/** Writes docs/dependencies.md from the lock file: `npm run docs`. */
import { writeFileSync } from 'node:fs';
import { dependenciesPage } from './dependencies-page.ts';

writeFileSync(new URL('../../../docs/dependencies.md', import.meta.url), dependenciesPage());
