import { BackingServerUnavailable } from './backing-server-unavailable.ts';
import type { BackingServerName } from './backing-server.ts';

/** For each server, the environment variable with its URL and the allowed protocols. */
export const URL_VARIABLES: Record<BackingServerName, { variable: string; protocols: readonly string[] }> = {
  postgres: { variable: 'STOREFRONT_POSTGRES_URL', protocols: ['postgres:', 'postgresql:'] },
  nats: { variable: 'STOREFRONT_NATS_URL', protocols: ['nats:', 'tls:'] },
  redis: { variable: 'STOREFRONT_REDIS_URL', protocols: ['redis:', 'rediss:'] },
};

/** The default database name, also used for every server started here. */
export const DATABASE = 'storefront';

/** Returns the URL that the environment gives for a server, if any. A Postgres URL without a database gets `storefront`. */
export function environmentUrl(name: BackingServerName, env: NodeJS.ProcessEnv): string | undefined {
  const { variable, protocols } = URL_VARIABLES[name];
  const text = env[variable]?.trim();
  if (!text) return undefined;

  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol)) {
    // Do not repeat the value; it may contain a password.
    throw new BackingServerUnavailable(
      name,
      `${variable} must be a URL that starts with ${protocols.map((each) => `${each}//`).join(' or ')}.`,
    );
  }
  if (name === 'postgres' && url.pathname.length <= 1) url.pathname = `/${DATABASE}`;
  return name === 'postgres' ? url.href : text;
}
