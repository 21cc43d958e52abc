import { EVENT_ACCESS } from '@storefront/access';
import type { CatalogVersions } from '@storefront/catalog-versions';
import type { Scope } from '@storefront/contract';
import { type Bus, type DomainEvent, watch } from '@storefront/events';
import type { CatalogChanged } from '@storefront/proto/storefront/events/v1';
import type { Logger } from '@storefront/telemetry';

interface WatchCatalogOptions {
  readonly bus: Bus;
  readonly versions: Pick<CatalogVersions<Scope>, 'raise'>;
  readonly log: Logger;
}

/** Raises the known versions of catalogs as events arrive. If one is lost, the version expires. */
export const watchCatalog = ({ bus, versions, log }: WatchCatalogOptions): { close(): Promise<void> } =>
  watch({
    bus,
    types: EVENT_ACCESS.cart.watches,
    onEvent: (event: DomainEvent<CatalogChanged>) => versions.raise(event, Number(event.data.catalogVersion)),
    log,
  });
