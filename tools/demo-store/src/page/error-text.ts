import { type Failure, StorefrontError } from '@storefront/client';

/** The SKU and the name of a product in a cart or an order. */
export interface NamedLine {
  readonly sku: string;
  readonly description: string | null;
}

/** Returns a message of the API with product names instead of SKUs. */
export function withNames(message: string, lines: readonly NamedLine[]): string {
  // The longest first, because a SKU can begin with another one.
  const named = [...lines].sort((one, other) => other.sku.length - one.sku.length);
  return named.reduce((text, { sku, description }) => (description ? text.replaceAll(sku, description) : text), message);
}

/** Returns the message of an error for the shopper. */
export function errorText(error: unknown, lines: readonly NamedLine[] = []): string {
  if (error instanceof StorefrontError) return failureText(error.failure, lines);
  return error instanceof Error ? error.message : 'Something went wrong.';
}

function failureText(failure: Failure, lines: readonly NamedLine[]): string {
  if (failure.kind === 'unreadable') return 'The store returned an error. Please try again shortly.';
  if (failure.kind !== 'api') return 'The store is currently unavailable. Please try again shortly.';
  if (failure.status === 429) {
    const { retryAfterSeconds: seconds = 0 } = failure;
    return `The store is receiving too many requests. Please try again ${seconds > 1 ? `in ${seconds} seconds` : 'in a moment'}.`;
  }
  const reasons = failure.reason === 'price_unavailable' ? failure.details.map(({ detail }) => detail) : [];
  return [failure.message, ...reasons].map((text) => withNames(text, lines)).join(' ');
}
