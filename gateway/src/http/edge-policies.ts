import type { EdgePolicy } from './route.ts';

type Policy = Omit<EdgePolicy<never>, 'keyOf'>;

/** Prices: anybody may keep an anonymous page but must ask whether it still holds; a shopper's page is the shopper's alone. */
export const PRICED: Policy = {
  perCustomer: true,
  anonymousCacheControl: 'public, max-age=0, must-revalidate',
  shopperCacheControl: 'private, max-age=0, must-revalidate',
};

/** The same for every reader of a store, whoever is logged in. */
const forEverybody = (maxAgeSeconds: number): Policy => {
  const cacheControl = `public, max-age=${maxAgeSeconds}`;
  return { perCustomer: false, anonymousCacheControl: cacheControl, shopperCacheControl: cacheControl };
};

/** Categories and tags change with an import, not with a sale. */
export const TAXONOMY: Policy = forEverybody(60);
/** A stock band is worth knowing for a few seconds. */
export const STOCK: Policy = forEverybody(5);
