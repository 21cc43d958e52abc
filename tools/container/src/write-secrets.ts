import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPrivateFile, writePrivateFile } from '@storefront/secrets';
import { secretFiles } from './secret-files.ts';

const SECRET_BYTES = 32;
/** The volume is the boundary: only its container can mount it. The servers' images run under other users. */
const READABLE = 0o444;

/**
 * Writes the files of every volume to a folder of the volume's name. Random values are created once and stored in `generated/secrets.json`, because stored
 * keys depend on them; a newer version adds those that are missing.
 */
export async function writeSecrets(root: string): Promise<void> {
  const generatedFile = join(root, 'generated', 'secrets.json');
  const generated = new Map(Object.entries(((await readPrivateFile(generatedFile)) ?? {}) as Readonly<Record<string, string>>));
  const known = generated.size;
  const files = secretFiles((name) => {
    const value = generated.get(name) ?? randomBytes(SECRET_BYTES).toString('base64url');
    generated.set(name, value);
    return value;
  });
  await mkdir(join(root, 'generated'), { recursive: true });
  // First, so that a value is in use only if it is stored.
  if (generated.size > known) await writePrivateFile(generatedFile, Object.fromEntries(generated));
  for (const [volume, contents] of Object.entries(files)) {
    await mkdir(join(root, volume), { recursive: true });
    for (const [name, text] of Object.entries(contents)) await replaceFile(join(root, volume, name), text);
  }
}

async function replaceFile(file: string, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current === text) return;
  await rm(file, { force: true });
  await writeFile(file, text, { mode: READABLE });
}
