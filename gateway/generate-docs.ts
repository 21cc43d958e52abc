/** Generates docs/errors.md from the tables of codes and reasons: `npm run docs -w gateway`. */
import { writeFileSync } from 'node:fs';
import { errorsPage } from './src/api/docs/errors-page.ts';

writeFileSync(new URL('../docs/errors.md', import.meta.url), errorsPage());
