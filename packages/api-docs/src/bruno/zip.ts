import { strToU8, zipSync } from 'fflate';

/** A file of an archive. */
export interface ZippedFile {
  /** Its path within the archive. */
  readonly path: string;
  readonly text: string;
}

/** The earliest date that the format knows, so that the same files make the same bytes. */
const mtime = new Date(1980, 0, 1);

/** Returns a ZIP archive of some files. */
export const zipOf = (files: readonly ZippedFile[]): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])), { mtime }));
