import { ApiError } from './api-error.ts';

/** A line of a cart or an order, as far as its name is concerned. */
export interface NamedLine {
  readonly sku: string;
  readonly description: string | null;
}

/** Returns a message of the API with product names in place of SKUs. */
export function withNames(message: string, lines: readonly NamedLine[]): string {
  // The longest first, because a SKU can begin with another one.
  const named = [...lines].sort((one, other) => other.sku.length - one.sku.length);
  return named.reduce((text, { sku, description }) => (description ? text.replaceAll(sku, description) : text), message);
}

/** Returns the message of an error for the shopper. */
export function faultText(fault: unknown, lines: readonly NamedLine[] = []): string {
  if (!(fault instanceof Error)) return 'Something went wrong.';
  const refused = fault instanceof ApiError ? fault.details.map(({ detail }) => withNames(detail, lines)) : [];
  const reasons = fault instanceof ApiError && fault.reason === 'price_unavailable' ? refused : [];
  return [withNames(fault.message, lines), ...reasons].join(' ');
}
