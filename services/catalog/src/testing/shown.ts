import type { renderProduct } from '@storefront/public-json';

/** A product as its reader finds it in the public JSON. */
export type PublicProduct = ReturnType<typeof renderProduct>;

/** What an answer shows of its product. */
export const shown = (json: Uint8Array | string | undefined): PublicProduct => JSON.parse(String(json)) as PublicProduct;

/** What an answer shows of its products. */
export const shownList = (json: Uint8Array | string | undefined): PublicProduct[] => JSON.parse(String(json)) as PublicProduct[];
