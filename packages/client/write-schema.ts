import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes src/schema.ts, or the file in the first argument, from the published document. Its first line has the hash of the document, so that a
 * test notices when the two differ.
 */

const here = import.meta.dirname;
const document = join(here, '../../gateway/openapi.json');
const generator = join(here, '../../test/generated-clients/node_modules/.bin/openapi-typescript');
/** By default, the generator requires fields of a request that have a default. */
const options = ['--default-non-nullable', 'false'];

const hash = createHash('sha256').update(readFileSync(document)).digest('hex');
const types = execFileSync(generator, [document, ...options], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
writeFileSync(process.argv[2] ?? join(here, 'src/schema.ts'), `// gateway/openapi.json sha256:${hash}\n${types}`);
