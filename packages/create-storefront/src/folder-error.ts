import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** An empty repository of Git is an empty folder. */
const IGNORED: readonly string[] = ['.git', '.DS_Store'];

/** Reports whether a folder has a storefront that was created from the starter. */
const hasStorefront = (path: string): boolean => existsSync(join(path, 'next.config.ts')) && existsSync(join(path, 'src/store.ts'));

/** Returns why the folder has no storefront to link again, or undefined if it has one. */
export const linkError = (path: string): string | undefined =>
  hasStorefront(path) ? undefined : `The folder ${path} has no storefront to link. Without --link, one is created.`;

/** Returns why nothing can be created at this path, or undefined if it is an empty folder or does not exist. */
export function folderError(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  if (!stats.isDirectory()) return `${path} is a file. Choose another folder.`;
  const [entry, ...others] = readdirSync(path).filter((name) => !IGNORED.includes(name));
  if (entry === undefined) return undefined;
  if (hasStorefront(path)) return `The folder ${path} has a storefront. To give it the keys of a store again, add -- --link.`;
  return `The folder ${path} is not empty: it contains ${entry}${others.length > 0 ? ` and ${others.length} more` : ''}. Choose another folder, or empty it.`;
}
