/** Writes docs/dependencies.csv from the lock file: `npm run docs`. */
import { writeFileSync } from 'node:fs';
import { dependenciesList } from './dependencies-list.ts';

writeFileSync(new URL('../../../docs/dependencies.csv', import.meta.url), dependenciesList());
