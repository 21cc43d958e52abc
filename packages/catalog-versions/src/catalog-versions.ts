import type { Scope } from '@storefront/contract';
import { LRUCache } from 'lru-cache';

/** After this age, a version is refreshed in the background while it is still used. */
const REFRESHED_AFTER_MS = 300;
/** A committed change must be visible within 1 s even without an event. A version is trusted for this long; the rest is left for the request. */
const TRUSTED_MS = 900;
/** The number of recently read (tenant, mode) pairs to track. */
const SCOPES_MAX = 10_000;

interface Known {
  version: number;
  /** When the request that returned the version was sent. */
  asOf: number;
  loading: Promise<number | undefined> | undefined;
}

/** The catalog versions known to this process. */
export interface CatalogVersions<Reader extends Scope> {
  /** Returns the current version, or undefined if it is unknown. Synchronous while the version is trusted. */
  current(reader: Reader): number | undefined | Promise<number | undefined>;
  /** Returns the current version, or undefined if it is not known without a request. */
  trusted(reader: Reader): number | undefined;
  /** Records a version returned by a request that was sent at `asOf`. */
  observe(scope: Scope, version: number, asOf: number): void;
  /** Records an event: the catalog is at least at this version. */
  raise(scope: Scope, version: number): void;
}

/**
 * Tracks the catalog version of each (tenant, mode) in use. Events raise it, reads confirm it, and otherwise it is polled. `now` returns milliseconds of a clock
 * that is never set back, because a version from the future would be trusted until then.
 */
export function catalogVersions<Reader extends Scope>(
  load: (reader: Reader) => Promise<number>,
  now: () => number,
): CatalogVersions<Reader> {
  const scopes = new LRUCache<string, Known>({ max: SCOPES_MAX });

  const knownOf = ({ tenantId, mode }: Scope): Known => {
    const name = `${tenantId}:${mode}`;
    const known = scopes.get(name) ?? { version: -1, asOf: -Infinity, loading: undefined };
    scopes.set(name, known);
    return known;
  };
  const note = (known: Known, version: number, asOf: number): void => {
    // A response older than the known version confirms nothing.
    if (version < known.version) return;
    known.version = version;
    known.asOf = Math.max(known.asOf, asOf);
  };
  const refresh = (known: Known, reader: Reader): Promise<number | undefined> => {
    const asOf = now();
    known.loading ??= load(reader)
      .then(
        (version) => {
          note(known, version, asOf);
          const isOvertaken = version < known.version || now() - asOf > TRUSTED_MS;
          return isOvertaken ? undefined : version;
        },
        // If the version is unknown, the caller loads from the catalog.
        () => undefined,
      )
      .finally(() => {
        known.loading = undefined;
      });
    return known.loading;
  };

  const trusted = (reader: Reader): number | undefined => {
    const known = knownOf(reader);
    const age = now() - known.asOf;
    if (age > TRUSTED_MS) return undefined;
    if (age > REFRESHED_AFTER_MS) void refresh(known, reader);
    return known.version;
  };

  return {
    current: (reader) => trusted(reader) ?? refresh(knownOf(reader), reader),
    trusted,
    observe: (scope, version, asOf) => note(knownOf(scope), version, asOf),
    raise(scope, version) {
      const known = knownOf(scope);
      if (version > known.version) known.version = version;
    },
  };
}
