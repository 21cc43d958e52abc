import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes JSON that only its owner may read. Whoever reads the file meanwhile sees the old document or the new one, never half of it. */
export async function writePrivately(file: string, document: unknown): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  // A draft that a killed start left behind may have another mode, which writing to it would keep.
  await rm(draft, { force: true });
  await writeFile(draft, `${JSON.stringify(document, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}
