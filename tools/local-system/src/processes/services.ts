import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVICE_NAMES, type ServiceName } from '@storefront/access';

/** A service and the absolute path of its entry point. */
export type Service = { readonly name: ServiceName; readonly entry: string };

const repository = new URL('../../../../', import.meta.url);

/** The repository root; by default the data folder is inside it. */
export const REPOSITORY = fileURLToPath(repository);

/** The six services, in start order. */
export const SERVICES: readonly Service[] = SERVICE_NAMES.map((name) => ({
  name,
  entry: fileURLToPath(new URL(`${name === 'gateway' ? name : `services/${name}`}/src/main.ts`, repository)),
}));

/** The entry point of the Admin API. */
export const ADMIN_ENTRY = fileURLToPath(new URL('gateway/src/admin/main.ts', repository));

/** The entry point of a process that runs all services. */
export const ALL_IN_ONE_ENTRY = fileURLToPath(new URL('tools/all-in-one/src/main.ts', repository));

/** Returns the entry of a service in the checkout in `folder`. */
export const entryIn = (folder: string, { entry }: Pick<Service, 'entry'>): string => join(folder, relative(REPOSITORY, entry));

/** Sets up OpenTelemetry before a service's own code is loaded. */
export const TELEMETRY_PRELOAD = new URL('packages/telemetry/src/register.ts', repository).href;

/** Node's compile cache, which halves the time of later starts and saves 20 MB per process. */
export const COMPILE_CACHE = fileURLToPath(new URL('node_modules/.cache/storefront-compile/', repository));
