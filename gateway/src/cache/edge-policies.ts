import type { EdgePolicy } from '../http/routing/route.ts';

type Policy = Omit<EdgePolicy<never>, 'keyOf' | 'pageOf'>;

/** For responses with prices. Shared caches may store anonymous responses but must revalidate them; a shopper's response is private. */
export const PRICED: Policy = {
  perCustomer: true,
  anonymousCacheControl: 'public, max-age=0, must-revalidate',
  shopperCacheControl: 'private, max-age=0, must-revalidate',
};

/** For responses that are the same for every caller of a store. */
const forEveryCaller = (maxAgeSeconds: number): Policy => {
  const cacheControl = `public, max-age=${maxAgeSeconds}`;
  return { perCustomer: false, anonymousCacheControl: cacheControl, shopperCacheControl: cacheControl };
};

/** For categories and tags, which only change with an import. */
export const TAXONOMY: Policy = forEveryCaller(60);
/** For stock bands, which may be a few seconds old. */
export const STOCK: Policy = forEveryCaller(5);
