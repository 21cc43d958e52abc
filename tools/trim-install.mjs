/**
 * Deletes the C headers that the `node` package brings, 67 MB that nothing reads. Runs after `npm ci`, on any Node, so this file is plain JavaScript.
 */
import { existsSync, readdirSync, rmSync } from 'fs';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';

const packages = join(dirname(fileURLToPath(import.meta.url)), '../node_modules/node/node_modules');

for (const name of existsSync(packages) ? readdirSync(packages) : [])
  if (!name.startsWith('.')) rmSync(join(packages, name, 'include'), { recursive: true, force: true });
