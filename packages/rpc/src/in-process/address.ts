import type { ServiceName } from '@storefront/access';

const SCHEME = 'in-process:';

/** Returns the address of a service that runs in the same process. */
export const inProcessAddress = (service: ServiceName): string => SCHEME + service;

/** Returns the name of the service at an address in the same process, or undefined for any other address. */
export const serviceAt = (address: string): string | undefined => (address.startsWith(SCHEME) ? address.slice(SCHEME.length) : undefined);
