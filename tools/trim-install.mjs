/**
 * Deletes what packages bring and nothing reads: the C headers of Node (67 MB), and source maps (40 MB). Runs after `npm ci`, on any Node, so this file is plain
 * JavaScript.
 */
import { readdirSync, rmSync } from 'fs';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';

const packages = join(dirname(fileURLToPath(import.meta.url)), '../node_modules');

trim(packages);

function trim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const isHeaders = entry.name === 'include' && folder.startsWith(join(packages, 'node/'));
    if (isHeaders || /\.(?:[cm]?js|ts|css)\.map$/.test(entry.name)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) trim(path);
  }
}
