import { readFile, rename, rm, writeFile } from 'node:fs/promises';

/** Atomically writes JSON to a file that only its owner can read. */
export async function writePrivateFile(file: string, document: unknown): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  // A draft left behind by a killed process may have other permissions, which writing to it would keep.
  await rm(draft, { force: true });
  await writeFile(draft, `${JSON.stringify(document, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}

/** Returns the JSON in a file, or undefined if there is no file. A damaged file is an error, because what it contained may not be replaceable. */
export async function readPrivateFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : JSON.parse(text);
}
