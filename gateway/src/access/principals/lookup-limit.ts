import { AppError } from '@storefront/errors';

/** Runs lookups in the database, up to a limit. */
export interface LookupLimit {
  /** Runs `load`, or rejects without running it if too many lookups are in progress. */
  run<T>(load: () => Promise<T>): Promise<T>;
}

/** A pool of five connections completes this many lookups in about 20 ms; more would only wait, and delay the lookups of real keys. */
export const LOOKUPS_MAX = 50;

/**
 * Limits the lookups of unfamiliar keys and origins, which anyone can invent. A lookup counts until the database has responded, even if the request that
 * started it has already failed, because until then it uses or awaits a connection.
 */
export function lookupLimit(max = LOOKUPS_MAX): LookupLimit {
  let running = 0;
  return {
    async run(load) {
      if (running >= max) throw new AppError('service_unavailable', 'Too many lookups of unfamiliar credentials are in progress.');
      running += 1;
      try {
        return await load();
      } finally {
        running -= 1;
      }
    },
  };
}
