/**
 * Stops an npm script with one clear line if `npm ci` has not run. The scripts need Node 24, which `npm ci` installs as
 * `node_modules/.bin/node`, so this file is plain JavaScript that any Node can run.
 */
import { existsSync } from 'fs';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

if (!existsSync(join(root, 'node_modules/.bin/node'))) {
  process.stderr.write('The dependencies are not installed. Run `npm ci` first.\n');
  process.exit(1);
}
