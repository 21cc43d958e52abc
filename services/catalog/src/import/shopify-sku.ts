import { normalSku } from '@storefront/contract';
import { SKU_LENGTH_MAX } from '../domain/import/read-sku.ts';
import { foldedName, joinedWords, withHash } from '../domain/slug.ts';
import type { ShopifyCells } from './shopify-line.ts';

/** The SKUs that a variant can have, from its own cells alone: they do not depend on the order of rows or on other variants. */
export interface ShopifySkus {
  /** `Variant SKU` as the file has it. */
  readonly written: string | undefined;
  /** The same in normal form, which variants may share. */
  readonly given: string | undefined;
  /** The handle and the values of the options, which in rare cases two variants share: "t-shirt" has t + shirt, too. */
  readonly derived: string;
  /** The same with a hash, which only this variant has. */
  readonly hashed: string;
}

/** Returns the SKUs that a variant can have. */
export function skusOf(handle: string, cells: ShopifyCells): ShopifySkus {
  const values = OPTIONS.map((option) => optionValue(cells, option) ?? '');
  const names = [handle, ...values].map(foldedName).filter((name) => name !== '');
  const words = names
    .map((name) => joinedWords(name.normalize('NFKC')))
    .filter((part) => part !== '')
    .join('-');
  const hashed = withHash(words, JSON.stringify(names), SKU_LENGTH_MAX);
  const written = cells['Variant SKU']?.replace(/^'/, '');
  return {
    written,
    given: normalSku(written ?? '') || undefined,
    derived: names.every(isWords) && words.length <= SKU_LENGTH_MAX ? words : hashed,
    hashed,
  };
}

/** The options that a variant can have. */
export const OPTIONS = ['Option1', 'Option2', 'Option3'] as const;

/** The value of a variant's option. A product without variants has the single value "Default Title", which is none. */
export function optionValue(cells: ShopifyCells, option: (typeof OPTIONS)[number]): string | undefined {
  const value = cells[`${option} Value`];
  return value === 'Default Title' ? undefined : value;
}

/** Whether the name has only letters and digits with single blanks or hyphens between them, so that its words are all of it. */
const isWords = (name: string): boolean =>
  name === name.normalize('NFKC') && /^[\p{L}\p{Mn}\p{Mc}\p{Nd}]+([ -][\p{L}\p{Mn}\p{Mc}\p{Nd}]+)*$/u.test(name);
