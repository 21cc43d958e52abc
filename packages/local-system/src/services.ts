import { fileURLToPath } from 'node:url';

/** The six processes of the system, under the names of their schemas, roles and folders. */
export type ServiceName = 'gateway' | 'catalog' | 'cart' | 'orders' | 'billing' | 'webhooks';

/** What of a service lies where, as absolute paths. */
export type Service = { readonly name: ServiceName; readonly entry: string; readonly migrations: string };

const repository = new URL('../../../', import.meta.url);

/** The folder of the repository; the demo's home lies in it unless the environment says otherwise. */
export const REPOSITORY = fileURLToPath(repository);

const service = (name: ServiceName, folder: string): Service => ({
  name,
  entry: fileURLToPath(new URL(`${folder}/src/main.ts`, repository)),
  migrations: fileURLToPath(new URL(`${folder}/migrations/`, repository)),
});

export const SERVICES: readonly Service[] = [
  service('gateway', 'gateway'),
  service('catalog', 'services/catalog'),
  service('cart', 'services/cart'),
  service('orders', 'services/orders'),
  service('billing', 'services/billing'),
  service('webhooks', 'services/webhooks'),
];

/** Sets up OpenTelemetry before a service's own code is loaded. */
export const TELEMETRY_PRELOAD = new URL('packages/telemetry/src/register.ts', repository).href;

/** Node keeps what it has stripped and compiled here: a later start takes half the time, and 20 MB less a process. */
export const COMPILE_CACHE = fileURLToPath(new URL('node_modules/.cache/storefront-compile/', repository));
