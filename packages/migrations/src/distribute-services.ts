import type { ServiceName } from '@storefront/access';
import { type DistributedTable, distribute, splitShards } from '@storefront/db';

/** A table that was distributed, and the service that it belongs to. */
export type DistributedServiceTable = DistributedTable & { readonly service: ServiceName };

/** Distributes the tables of the given services over the nodes of Citus, one service after the other, and divides what is in one shard. */
export async function distributeServices(
  url: string,
  services: readonly ServiceName[],
  onDistributed: (table: DistributedServiceTable) => void = () => undefined,
): Promise<void> {
  for (const service of services) {
    await distribute({ url, name: service, onDistributed: (table) => onDistributed({ ...table, service }) });
  }
  const [first] = services;
  if (first !== undefined) await splitShards({ url, name: first });
}
