/** Generates docs/errors.md from the tables of codes and reasons: `npm run docs -w packages/api-docs`. */
import { writeFileSync } from 'node:fs';
import { errorsPage } from './src/documents.ts';

writeFileSync(new URL('../../docs/errors.md', import.meta.url), errorsPage());
