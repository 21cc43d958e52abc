import { acceptedTokenEntry, CALLERS_OF, natsAuthorization, SERVICE_NAMES, type ServiceName, serviceUsers } from '@storefront/access';
import { MIGRATOR_ROLE, serviceRole } from '@storefront/db';

/** Returns the random value of a name, 32 bytes in base64url. It is the same whenever it is asked for, also by a later start. */
export type RandomValue = (name: string) => string;

/** The files of each volume: variables of a process named like the variable, and configuration files of the servers. */
export type SecretFiles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns all secrets of docker-compose.yml. Each container mounts its own volume and sees nothing else. */
export function secretFiles(random: RandomValue): SecretFiles {
  const databaseUrl = (role: string, password: string): string => `postgres://${role}:${password}@postgres:5432/storefront`;
  const databasePasswords = SERVICE_NAMES.map((service) => [`${service.toUpperCase()}_DATABASE_PASSWORD`, random(`database ${service}`)]);
  const adminPassword = random('database admin');
  const redisPassword = random('redis');
  const services = SERVICE_NAMES.map((service) => [
    service,
    {
      SERVICE_TOKEN: random(`token ${service}`),
      ACCEPTED_TOKENS: CALLERS_OF[service].map((peer) => acceptedTokenEntry(peer, random(`token ${peer}`))).join(','),
      DATABASE_URL: databaseUrl(serviceRole(service), random(`database ${service}`)),
      NATS_PASSWORD: random(`nats ${service}`),
      ...own[service](random),
    },
  ]);
  return {
    ...Object.fromEntries(services),
    operator: { OPERATOR_TOKEN: random('token operator') },
    migrate: {
      DATABASE_ADMIN_URL: databaseUrl('postgres', adminPassword),
      MIGRATOR_DATABASE_PASSWORD: random('database migrator'),
      MIGRATOR_DATABASE_URL: databaseUrl(MIGRATOR_ROLE, random('database migrator')),
      ...Object.fromEntries(databasePasswords),
    },
    postgres: { POSTGRES_PASSWORD: adminPassword },
    redis: { 'redis.conf': `requirepass ${redisPassword}\n` },
    nats: { 'nats.conf': natsAuthorization(serviceUsers((service) => JSON.stringify(random(`nats ${service}`)))) },
  };
}

/** The secrets that only this service has. */
const own: Readonly<Record<ServiceName, (random: RandomValue) => Readonly<Record<string, string>>>> = {
  gateway: (random) => ({
    REDIS_URL: `redis://:${random('redis')}@redis:6379`,
    KEY_PEPPER: random('key pepper'),
    SHOPPER_TOKEN_SECRET: random('shopper token secret'),
  }),
  catalog: () => ({}),
  cart: () => ({}),
  orders: () => ({}),
  billing: (random) => ({
    SESSION_PEPPER: random('session pepper'),
    SANDBOX_SECRET: random('sandbox secret'),
    PAYMENT_SECRETS_KEYS: `compose:${inBase64(random('payment secrets key'))}`,
  }),
  webhooks: (random) => ({ SECRETS_KEY: inBase64(random('webhook secrets key')) }),
};

const inBase64 = (value: string): string => Buffer.from(value, 'base64url').toString('base64');
