import { cpSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKED = fileURLToPath(new URL('../template', import.meta.url));
/** The names under which `pack-template.mjs` packs the files that npm leaves out. */
const RENAMED: Readonly<Record<string, string>> = { _gitignore: '.gitignore', '_package-lock.json': 'package-lock.json' };
const STARTER = fileURLToPath(new URL('../../../examples/next-storefront', import.meta.url));
/** The patterns of the starter's `.gitignore`. */
const NOT_COPIED = /(?:^|\/)(?:node_modules|\.next|\.env\.local|next-env\.d\.ts|[^/]*\.tsbuildinfo)$/;

/** Copies the starter into a folder: that of the package or, in the repository, the folder of the starter itself. */
export function copyTemplate(folder: string): void {
  const source = existsSync(PACKED) ? PACKED : STARTER;
  cpSync(source, folder, { recursive: true, filter: (path) => !NOT_COPIED.test(path.slice(source.length)) });
  for (const [packed, name] of Object.entries(RENAMED)) {
    if (existsSync(join(folder, packed))) renameSync(join(folder, packed), join(folder, name));
  }
}
