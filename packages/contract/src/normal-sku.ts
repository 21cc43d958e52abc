import { withoutInvisible } from './visible-text.ts';

/**
 * Returns a SKU in the form in which imports, requests, and look-ups compare it: composed (NFC), without invisible characters and without blanks around it; every other
 * blank, such as U+00A0, is a space. Letter case and width are significant. A stored SKU in another form is found only as it is.
 */
export const normalSku = (sku: string): string =>
  PLAIN.test(sku) ? sku : withoutInvisible(sku).replaceAll(/\p{Z}/gu, ' ').normalize('NFC').trim();

/** Nearly all SKUs, which are as they should be. */
const PLAIN = /^[!-~]*$/;

/** Returns the SKU of an order or a promotion that is meant by a given one: the equal one, or else the one of the same form. */
export const findSku = (skus: Iterable<string>, given: string): string | undefined => {
  const all = [...skus];
  return all.find((sku) => sku === given) ?? all.find((sku) => normalSku(sku) === normalSku(given));
};
