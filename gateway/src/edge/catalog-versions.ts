import type { Scope } from '@storefront/db';
import { LRUCache } from 'lru-cache';

/** After this a version is asked for again behind the answer that still uses it. */
const REFRESHED_AFTER_MS = 300;
/** A committed change shows within 1 s without any event: a version is trusted this long after it was asked for, the rest is the asking. */
const TRUSTED_MS = 900;
/** (tenant, mode) worlds that were read lately. */
const WORLDS_MAX = 10_000;

interface Known {
  version: number;
  /** When the answer that told the version was asked for. */
  asOf: number;
  asking: Promise<number | undefined> | undefined;
}

export interface CatalogVersions<Asker extends Scope> {
  /** The version that is current now, or undefined when nobody can say. Immediate while it is trusted. */
  current(asker: Asker): number | undefined | Promise<number | undefined>;
  /** Takes note of a version that an answer asked for at `asOf` has shown. */
  observe(scope: Scope, version: number, asOf: number): void;
  /** Takes note of an event: there is at least this version, perhaps a newer one. */
  raise(scope: Scope, version: number): void;
}

/** Follows the catalog version of each world in use: events raise it, reads confirm it, and without either it is asked for. */
export function catalogVersions<Asker extends Scope>(ask: (asker: Asker) => Promise<number>, now: () => number): CatalogVersions<Asker> {
  const worlds = new LRUCache<string, Known>({ max: WORLDS_MAX });

  const knownOf = ({ tenantId, mode }: Scope): Known => {
    const name = `${tenantId}:${mode}`;
    const known = worlds.get(name) ?? { version: -1, asOf: -Infinity, asking: undefined };
    worlds.set(name, known);
    return known;
  };
  const note = (known: Known, version: number, asOf: number): void => {
    // An answer that was overtaken by a newer version confirms nothing.
    if (version < known.version) return;
    known.version = version;
    known.asOf = Math.max(known.asOf, asOf);
  };
  const refresh = (known: Known, asker: Asker): Promise<number | undefined> => {
    const asOf = now();
    known.asking ??= ask(asker)
      .then(
        (version) => {
          note(known, version, asOf);
          const isOvertaken = version < known.version || now() - asOf > TRUSTED_MS;
          return isOvertaken ? undefined : version;
        },
        // Not knowing is an answer: the caller then asks the catalog itself.
        () => undefined,
      )
      .finally(() => {
        known.asking = undefined;
      });
    return known.asking;
  };

  return {
    current(asker) {
      const known = knownOf(asker);
      const age = now() - known.asOf;
      if (age > TRUSTED_MS) return refresh(known, asker);
      if (age > REFRESHED_AFTER_MS) void refresh(known, asker);
      return known.version;
    },
    observe: (scope, version, asOf) => note(knownOf(scope), version, asOf),
    raise(scope, version) {
      const known = knownOf(scope);
      if (version > known.version) known.version = version;
    },
  };
}
