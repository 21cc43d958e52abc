import { join } from 'node:path';
import { type NatsUser, SERVICE_NAMES, type ServiceName, serviceUsers } from '@storefront/access';
import { savedPassword } from '../process/saved-password.ts';

/** The user without restrictions, for administration and tests. No service gets its password. */
export const NATS_ADMIN = 'admin';

/** A password for each user of a NATS server that is started here. */
export type NatsPasswords = Readonly<Record<ServiceName | typeof NATS_ADMIN, string>>;

const USERS = [NATS_ADMIN, ...SERVICE_NAMES] as const;

/** Reads the passwords of a home, or creates those that are missing. */
export async function savedNatsPasswords(folder: string): Promise<NatsPasswords> {
  const entries = await Promise.all(USERS.map(async (user) => [user, await savedPassword(join(folder, user))] as const));
  return Object.fromEntries(entries) as NatsPasswords;
}

/** Returns all users with their passwords as quoted text, for a configuration that only its owner can read. */
export const natsUsers = (passwords: NatsPasswords): readonly NatsUser[] => [
  { user: NATS_ADMIN, password: JSON.stringify(passwords[NATS_ADMIN]) },
  ...serviceUsers((service) => JSON.stringify(passwords[service])),
];

/** Returns the URL of a server at `address` with the credentials of a user. */
export const natsUrlFor = (address: string, user: keyof NatsPasswords, passwords: NatsPasswords): string =>
  `nats://${user}:${passwords[user]}@${address}`;
