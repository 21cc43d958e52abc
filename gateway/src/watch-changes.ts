import { type Bus, type DomainEvent, watch } from '@storefront/events';
import type { CatalogChanged } from '@storefront/proto/storefront/events/v1/CatalogChanged';
import type { SessionEnded } from '@storefront/proto/storefront/events/v1/SessionEnded';
import type { Caller } from '@storefront/rpc';
import type { Logger } from '@storefront/telemetry';
import type { CatalogVersions } from './edge/catalog-versions.ts';
import type { EndedSessions } from './principals/ended-sessions.ts';

interface WatchTargets {
  readonly bus: Bus;
  readonly versions: CatalogVersions<Caller>;
  readonly ended: EndedSessions;
  /** Forgets what is cached of keys, origins and stores. */
  readonly forgetKeys: () => void;
  readonly log: Logger;
}

/** Keeps this process's caches honest as events arrive. Each cache also expires or asks by itself, for the events that do not. */
export function watchChanges({ bus, versions, ended, forgetKeys, log }: WatchTargets): { close(): Promise<void> } {
  const react: Readonly<Record<string, (event: DomainEvent<never>) => void>> = {
    'catalog.changed': (event: DomainEvent<CatalogChanged>) => versions.raise(event, Number(event.data.catalogVersion)),
    'session.ended': (event: DomainEvent<SessionEnded>) => ended.add(event.data.familyId ?? event.aggregateId),
    'key.changed': forgetKeys,
    'store.changed': forgetKeys,
  };
  return watch({ bus, types: Object.keys(react), onEvent: (event) => react[event.type]?.(event), onConnect: forgetKeys, log });
}
