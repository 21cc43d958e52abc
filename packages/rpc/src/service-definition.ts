import type { ServiceDefinition } from '@grpc/grpc-js';
import { packageDefinition } from '@storefront/proto';
import type { RpcName } from './definition-types.ts';

/** Returns the loaded definition of a service by its full name, such as "storefront.cart.v1.CartService". */
export function serviceDefinition(fullName: string): ServiceDefinition {
  const definition = packageDefinition()[fullName];
  if (definition === undefined || 'format' in definition) throw new Error(`unknown gRPC service ${fullName}`);
  return definition;
}

const READ = /^(?:Batch)?(?:Get|List)[A-Z]/;

/** Reports whether an RPC only reads. */
export const isRead = (rpc: string): boolean => READ.test(rpc);

/** Returns the unary RPCs of a service that only read. By convention their names, and no others, start with Get, List, or BatchGet. */
export const readsOf = <D>(fullName: string): RpcName<D>[] =>
  Object.entries(serviceDefinition(fullName))
    .filter(([name, { responseStream }]) => isRead(name) && !responseStream)
    .map(([name]) => name as RpcName<D>);
