import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { PEER_NAMES, type PeerName } from '@storefront/access';
import { readPrivateFile, writePrivateFile } from '@storefront/secrets';
import { SERVICES } from './processes/services.ts';

/** The secrets of one local system. Each is created once, because stored keys and webhook secrets depend on them. */
export type Secrets = {
  /** The token of each service and of the operator command. */
  readonly service_tokens: Readonly<Record<PeerName, string>>;
  readonly key_pepper: string;
  readonly shopper_token_secret: string;
  readonly session_pepper: string;
  readonly sandbox_secret: string;
  /** 32 bytes in base64, used to encrypt webhook signing secrets. */
  readonly secrets_key: string;
  /** 32 bytes in base64, used to encrypt the secrets of payment gateways. */
  readonly payment_secrets_key: string;
  readonly migrator_password: string;
  readonly database_passwords: Readonly<Record<string, string>>;
};

const random = (): string => randomBytes(32).toString('base64url');

/** Generates new secrets of 256 bits each. */
function freshSecrets(): Secrets {
  return {
    service_tokens: Object.fromEntries(PEER_NAMES.map((name) => [name, random()])) as Record<PeerName, string>,
    key_pepper: random(),
    shopper_token_secret: random(),
    session_pepper: random(),
    sandbox_secret: random(),
    secrets_key: randomBytes(32).toString('base64'),
    payment_secrets_key: randomBytes(32).toString('base64'),
    migrator_password: random(),
    database_passwords: Object.fromEntries(SERVICES.map(({ name }) => [name, random()])),
  };
}

/** Reads the secrets of a home, or creates them. A damaged file is an error, because new secrets would invalidate every stored key. */
export async function secretsOf(home: string): Promise<Secrets> {
  const file = join(home, 'secrets.json');
  const known = (await readPrivateFile(file)) as Secrets | undefined;
  if (known !== undefined) return known;
  const secrets = freshSecrets();
  await writePrivateFile(file, secrets);
  return secrets;
}
