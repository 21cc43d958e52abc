import { readdirSync, statSync } from 'node:fs';

/** An empty repository of Git is an empty folder. */
const IGNORED: readonly string[] = ['.git', '.DS_Store'];

/** Returns why nothing can be created at this path, or undefined if it is an empty folder or does not exist. */
export function folderError(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  if (!stats.isDirectory()) return `${path} is a file. Choose another folder.`;
  const [entry, ...others] = readdirSync(path).filter((name) => !IGNORED.includes(name));
  if (entry === undefined) return undefined;
  return `The folder ${path} is not empty: it contains ${entry}${others.length > 0 ? ` and ${others.length} more` : ''}. Choose another folder, or empty it.`;
}
