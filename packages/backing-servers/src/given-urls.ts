import type { BackingServerName } from './backing-server.ts';
import { BackingServerUnavailable } from './backing-server-unavailable.ts';

/** The environment variable that names a running server, and the protocols its URL may have. */
export const URL_VARIABLES: Record<BackingServerName, { variable: string; protocols: readonly string[] }> = {
  postgres: { variable: 'STOREFRONT_POSTGRES_URL', protocols: ['postgres:', 'postgresql:'] },
  nats: { variable: 'STOREFRONT_NATS_URL', protocols: ['nats:', 'tls:'] },
  redis: { variable: 'STOREFRONT_REDIS_URL', protocols: ['redis:', 'rediss:'] },
};

/** The database of a Postgres URL that names none, and of every server that is started here. */
export const DATABASE = 'storefront';

/** The URL that the environment gives for a server, if it gives one. A Postgres URL without a database gets `storefront`. */
export function givenUrl(name: BackingServerName, env: NodeJS.ProcessEnv): string | undefined {
  const { variable, protocols } = URL_VARIABLES[name];
  const text = env[variable]?.trim();
  if (!text) return undefined;

  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol)) {
    // The value is not repeated: it may hold a password.
    throw new BackingServerUnavailable(
      name,
      `${variable} is not a URL that begins with ${protocols.map((each) => `${each}//`).join(' or ')}.`,
    );
  }
  if (name === 'postgres' && url.pathname.length <= 1) url.pathname = `/${DATABASE}`;
  return name === 'postgres' ? url.href : text;
}
