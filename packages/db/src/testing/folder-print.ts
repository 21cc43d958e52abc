import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A short hash of a folder's files: another migration makes another template. */
export async function folderPrint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).sort()) hash.update(file).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
