import { rename, rm, writeFile } from 'node:fs/promises';

/** Atomically writes JSON to a file that only its owner can read. */
export async function writePrivateFile(file: string, document: unknown): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  // A draft left behind by a killed process may have other permissions, which writing to it would keep.
  await rm(draft, { force: true });
  await writeFile(draft, `${JSON.stringify(document, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}
