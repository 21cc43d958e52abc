import { fileURLToPath } from 'node:url';
import type { ServiceDefinition } from '@grpc/grpc-js';
import type { loadSync } from '@grpc/proto-loader';

/** The catalog's service as proto-loader reads it with the options of its documentation, for both sides of hop. */
export function hopDefinition(load: typeof loadSync): ServiceDefinition {
  const root = fileURLToPath(new URL('../../../proto/', import.meta.url));
  const options = { includeDirs: [root], longs: String, enums: String, defaults: true, oneofs: true };
  return load('storefront/catalog/v1/catalog.proto', options)['storefront.catalog.v1.CatalogService'] as ServiceDefinition;
}
