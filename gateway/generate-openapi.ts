/** Writes openapi.json anew from the route table: `npm run openapi -w gateway`. */
import { writeFileSync } from 'node:fs';
import { documentOfThisBuild } from './src/document-of-this-build.ts';

writeFileSync(new URL('openapi.json', import.meta.url), documentOfThisBuild());
