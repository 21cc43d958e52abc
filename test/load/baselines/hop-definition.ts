import { fileURLToPath } from 'node:url';
import type { ServiceDefinition } from '@grpc/grpc-js';
import type { loadSync } from '@grpc/proto-loader';

/** The service between the two processes of hop, loaded with the options from proto-loader's documentation. */
export function hopDefinition(load: typeof loadSync): ServiceDefinition {
  const file = fileURLToPath(new URL('hop.proto', import.meta.url));
  const options = { longs: String, enums: String, defaults: true, oneofs: true };
  return load(file, options)['storefront.hop.HopService'] as ServiceDefinition;
}
