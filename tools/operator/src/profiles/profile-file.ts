import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';

/** A named set of environment variables. It contains no secrets, only the names of files with secrets. */
export type Profile = Readonly<Record<string, string>>;

/** The stored profiles, and the one in use. */
export interface Profiles {
  readonly current: string | null;
  readonly profiles: Readonly<Record<string, Profile>>;
}

/** The variables that a profile can set. */
export const PROFILE_VARIABLES = [
  'STOREFRONT_TENANT',
  'STOREFRONT_MODE',
  'STOREFRONT_URL',
  'STOREFRONT_KEY_FILE',
  'STOREFRONT_HOME',
  'OPERATOR_TOKEN_FILE',
  'GATEWAY_ADDRESS',
  'CATALOG_ADDRESS',
  'CART_ADDRESS',
  'ORDERS_ADDRESS',
  'BILLING_ADDRESS',
  'WEBHOOKS_ADDRESS',
  'GRPC_CERT_FILE',
  'GRPC_KEY_FILE',
  'GRPC_CA_FILE',
] as const;

/** The name of a variable that a profile can set. */
export type ProfileVariable = (typeof PROFILE_VARIABLES)[number];

/** Returns the file of the profiles: `storefront/profiles.json` in the XDG configuration folder. */
export function profileFile({ XDG_CONFIG_HOME, HOME }: NodeJS.ProcessEnv): string {
  // The XDG specification ignores relative paths.
  const folder = XDG_CONFIG_HOME && isAbsolute(XDG_CONFIG_HOME) ? XDG_CONFIG_HOME : join(HOME || homedir(), '.config');
  return join(folder, 'storefront', 'profiles.json');
}

/** Reads the profiles. Without a file there are none. */
export function readProfiles(env: NodeJS.ProcessEnv): Profiles {
  const file = profileFile(env);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { current: null, profiles: {} };
    throw error;
  }
  const parsed = parsedOrUndefined(text);
  if (!isProfiles(parsed)) throw new Error(`${file} is not a file of profiles. Correct it, or delete it and add the profiles again.`);
  return parsed;
}

/** Returns the file in which `storefront login` stores the token of a profile. */
export const tokenFileOf = (env: NodeJS.ProcessEnv, profile: string): string => join(dirname(profileFile(env)), 'tokens', profile);

/** Deletes the token that `storefront login` has stored for a profile. Returns false if there is none: a file that someone else has named is not ours. */
export function deleteStoredToken(env: NodeJS.ProcessEnv, name: string, profile: Profile | undefined): boolean {
  const file = tokenFileOf(env, name);
  if (profile?.OPERATOR_TOKEN_FILE !== file) return false;
  rmSync(file, { force: true });
  return true;
}

/** Replaces the file of the profiles. */
export const writeProfiles = (env: NodeJS.ProcessEnv, profiles: Profiles): void =>
  writePrivately(profileFile(env), `${JSON.stringify(profiles, null, 2)}\n`);

/** Replaces a file, which only its owner can read. */
export function writePrivately(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const written = `${file}.${process.pid}`;
  writeFileSync(written, text, { mode: 0o600 });
  renameSync(written, file);
}

function parsedOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProfiles(value: unknown): value is Profiles {
  if (!isRecord(value) || !isRecord(value.profiles)) return false;
  const isNamed = value.current === null || typeof value.current === 'string';
  return isNamed && Object.values(value.profiles).every(isProfile);
}

const isProfile = (value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(value).every(([name, text]) => (PROFILE_VARIABLES as readonly string[]).includes(name) && typeof text === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
