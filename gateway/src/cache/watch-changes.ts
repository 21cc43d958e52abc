import { EVENT_ACCESS } from '@storefront/access';
import type { CatalogVersions } from '@storefront/catalog-versions';
import type { Scope } from '@storefront/db';
import { type Bus, type DomainEvent, watch } from '@storefront/events';
import type { CatalogChanged, SessionEnded } from '@storefront/proto/storefront/events/v1';
import type { Caller } from '@storefront/rpc';
import type { Logger } from '@storefront/telemetry';
import type { EndedSessions } from '../access/principals/ended-sessions.ts';

/** The bus to watch and the caches that its events change. */
export interface WatchTargets {
  readonly bus: Bus;
  readonly versions: CatalogVersions<Caller>;
  readonly ended: EndedSessions;
  /** Clears the caches of keys, origins, and stores. */
  readonly forgetKeys: () => void;
  /** Clears the cached keys of one store, because its sandbox has changed. */
  readonly forgetSandbox: (scope: Scope) => void;
  readonly log: Logger;
}

/** Invalidates this process's caches as events arrive. Each cache also expires or refreshes on its own, in case an event is lost. */
export function watchChanges({ bus, versions, ended, forgetKeys, forgetSandbox, log }: WatchTargets): { close(): Promise<void> } {
  const { watches } = EVENT_ACCESS.gateway;
  const react: Readonly<Record<(typeof watches)[number], (event: DomainEvent<never>) => void>> = {
    'catalog.changed': (event: DomainEvent<CatalogChanged>) => versions.raise(event, Number(event.data.catalogVersion)),
    'session.ended': (event: DomainEvent<SessionEnded>) => {
      for (const familyId of event.data.familyIds ?? []) ended.add(familyId);
    },
    'key.changed': forgetKeys,
    'store.changed': forgetKeys,
    'store.sandbox_changed': forgetSandbox,
  };
  return watch({
    bus,
    types: watches,
    onEvent: (event) => react[event.type as (typeof watches)[number]](event),
    onConnect: forgetKeys,
    log,
  });
}
