import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@storefront/access';

const repository = new URL('../../../', import.meta.url);

/** Returns the folder of a service's migrations. */
export const migrationsFolder = (service: ServiceName): string =>
  fileURLToPath(new URL(`${service === 'gateway' ? service : `services/${service}`}/migrations/`, repository));
