import type { renderProduct } from '../wire/render-product.ts';

/** A product in the public JSON. */
export type PublicProduct = ReturnType<typeof renderProduct>;

/** Parses the product of a response. */
export const parseProduct = (json: Uint8Array | string | undefined): PublicProduct => JSON.parse(String(json)) as PublicProduct;

/** Parses the products of a response. */
export const parseProducts = (json: Uint8Array | string | undefined): PublicProduct[] => JSON.parse(String(json)) as PublicProduct[];
