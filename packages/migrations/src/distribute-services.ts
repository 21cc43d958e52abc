import type { ServiceName } from '@storefront/access';
import { type DistributedTable, distribute } from '@storefront/db';

/** A table that was distributed, and the service that it belongs to. */
export type DistributedServiceTable = DistributedTable & { readonly service: ServiceName };

/** Distributes the tables of the given services over the nodes of Citus, one service after the other. */
export async function distributeServices(
  url: string,
  services: readonly ServiceName[],
  onDistributed: (table: DistributedServiceTable) => void = () => undefined,
): Promise<void> {
  for (const service of services) {
    await distribute({ url, name: service, onDistributed: (table) => onDistributed({ ...table, service }) });
  }
}
