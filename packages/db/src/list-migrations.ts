import { readdir } from 'node:fs/promises';

/** Returns the names of the migrations in a folder, in their order. */
export async function listMigrations(folder: string | URL): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-.*\.ts$/.test(file));
  return files.map((file) => file.replace(/\.ts$/, '')).sort();
}
