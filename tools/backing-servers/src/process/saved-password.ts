import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Returns a new password of 192 bits, which starts with a letter so that no configuration language reads it as a number. */
const newPassword = (): string => `p${randomBytes(24).toString('base64url')}`;

/** Returns the password in a file, and creates it on the first start. */
export const savedPassword = (file: string): Promise<string> => savedText(file, newPassword);

/** Returns the text of a file that only its owner can read, and creates it on the first start. */
export async function savedText(file: string, create: () => string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return known;
  const text = create();
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, text, { mode: 0o600 });
  return text;
}
