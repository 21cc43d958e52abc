import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICES } from './services.ts';
import { writePrivately } from './write-privately.ts';

/** The secrets of one local system. Made once: keys and webhook secrets in its database are only good with them. */
export type Secrets = {
  readonly service_token: string;
  readonly key_pepper: string;
  readonly shopper_token_secret: string;
  readonly session_pepper: string;
  /** 32 bytes, base64: encrypts the signing secrets of webhooks. */
  readonly secrets_key: string;
  readonly migrator_password: string;
  readonly database_passwords: Readonly<Record<string, string>>;
};

const random = (): string => randomBytes(32).toString('base64url');

/** New secrets, 256 bits each. */
function freshSecrets(): Secrets {
  return {
    service_token: random(),
    key_pepper: random(),
    shopper_token_secret: random(),
    session_pepper: random(),
    secrets_key: randomBytes(32).toString('base64'),
    migrator_password: random(),
    database_passwords: Object.fromEntries(SERVICES.map(({ name }) => [name, random()])),
  };
}

/** The secrets of a home, made at the first start. A damaged file is an error: new secrets would make every stored key useless. */
export async function secretsOf(home: string): Promise<Secrets> {
  const file = join(home, 'secrets.json');
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (known !== undefined) return JSON.parse(known) as Secrets;
  const secrets = freshSecrets();
  await writePrivately(file, secrets);
  return secrets;
}
