import type { ServiceDefinition } from '@grpc/grpc-js';
import { packageDefinition } from '@storefront/proto';

/** The loaded definition of a service by its full name, such as "storefront.cart.v1.CartService". */
export function serviceDefinition(fullName: string): ServiceDefinition {
  const definition = packageDefinition()[fullName];
  if (definition === undefined || 'format' in definition) throw new Error(`no gRPC service is named ${fullName}`);
  return definition;
}
