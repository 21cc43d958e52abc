import { type CatalogVersions, catalogVersions } from '@storefront/catalog-versions';
import type { Scope } from '@storefront/db';
import type { Bus } from '@storefront/events';
import { type Caller, NO_STORE, serviceCaller } from '@storefront/rpc';
import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import { type EndedSessions, endedSessions } from './access/principals/ended-sessions.ts';
import { type KeyCache, keyCache } from './access/principals/key-cache.ts';
import { FOUND_MAX } from './access/principals/lookup-cache.ts';
import { lookupLanes } from './access/principals/lookup-lanes.ts';
import { NO_TENANT } from './access/principals/no-tenant.ts';
import { type OriginCache, originCache } from './access/principals/origin-cache.ts';
import { type EndedSessionsPoll, pollEndedSessions } from './access/principals/poll-ended-sessions.ts';
import { type EdgeCache, edgeCache } from './cache/edge-cache.ts';
import { watchChanges, type WatchTargets } from './cache/watch-changes.ts';
import type { Clients } from './clients.ts';
import { findActiveKey, type GatewayDatabase, isOriginAllowed, listActiveKeys } from './stores/index.ts';

interface CachesOptions {
  readonly db: Kysely<GatewayDatabase>;
  readonly clients: Pick<Clients, 'catalog'>;
  readonly keyPepper: string;
  readonly edgeCacheBytesMax: number;
  /** The clock by which the expiries of keys are judged. */
  readonly now: () => Date;
}

/** The caches of one gateway process for the database and the services. Nothing but the entries of `warm` is loaded until it is used. */
export interface Caches {
  readonly keys: KeyCache;
  readonly origins: OriginCache;
  readonly ended: EndedSessions;
  readonly versions: WatchTargets['versions'];
  readonly edge: EdgeCache;
  /** Loads the newest active keys and their origins, so that they are known when they are first used. */
  readonly warm: () => Promise<void>;
  /** Forgets all keys, origins and stores. Call it after changing one. */
  readonly forgetKeys: () => void;
  /** Forgets the keys of one store. Call it after changing its sandbox. */
  readonly forgetSandbox: (scope: Scope) => void;
}

/** Creates the caches of a process, empty. */
export function createCaches({ db, clients, keyPepper, edgeCacheBytesMax, now }: CachesOptions): Caches {
  const lanes = lookupLanes();
  const keys = keyCache({ pepper: keyPepper, load: (keyHash) => findActiveKey(db, keyHash, now()), lanes, now: () => now().getTime() });
  const origins = originCache({ load: (origin) => isOriginAllowed(db, origin), lanes });
  const versions = pollCatalogVersion(clients, ticks);
  const warm = async (): Promise<void> => {
    const reading = listActiveKeys(db, FOUND_MAX, now());
    const allowed = reading.then((stored) => stored.flatMap(({ principal }) => principal.origins));
    await Promise.all([keys.fill(reading), origins.fill(allowed)]);
  };
  const forgetKeys = (): void => {
    keys.forget();
    origins.forget();
  };
  const edge = edgeCache({ versions, bytesMax: edgeCacheBytesMax, now: ticks });
  return { keys, origins, ended: endedSessions(Date.now), versions, edge, warm, forgetKeys, forgetSandbox: keys.forgetStore };
}

interface FollowOptions {
  readonly bus: Bus;
  readonly clients: Pick<Clients, 'billing'>;
  readonly now: () => Date;
  readonly log: Logger;
}

/** Keeps the caches up to date until closed: by events as they arrive, and by polling billing for ended sessions. */
export function followChanges(caches: Caches, { bus, clients, now, log }: FollowOptions): EndedSessionsPoll {
  const watching = watchChanges({ bus, ...caches, log });
  const system = serviceCaller({ tenantId: NO_TENANT, mode: 'live' }, NO_STORE);
  const listEnded = async (since: Date) => (await clients.billing.listEndedSessions({ since: since.toISOString() }, system)).sessions;
  const polling = pollEndedSessions(caches.ended, listEnded, { now, log });
  return {
    firstPoll: polling.firstPoll,
    close: async () => {
      await polling.close();
      await watching.close();
    },
  };
}

/** Tracks catalog versions by polling the catalog service. */
const pollCatalogVersion = ({ catalog }: Pick<Clients, 'catalog'>, now: () => number): CatalogVersions<Caller> =>
  catalogVersions(async (caller) => Number((await catalog.getCatalogVersion({}, caller)).catalogVersion), now);

/** A clock that is never set, for ages in milliseconds. */
const ticks = (): number => performance.now();
