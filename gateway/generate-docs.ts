/** Writes docs/errors.md anew from the tables of codes and reasons: `npm run docs -w gateway`. */
import { writeFileSync } from 'node:fs';
import { errorsPage } from './src/docs/errors-page.ts';

writeFileSync(new URL('../docs/errors.md', import.meta.url), errorsPage());
