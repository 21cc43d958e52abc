import { isUuid } from '@storefront/contract';
import { invalid } from '@storefront/errors';

/** Reads a required UUID. */
export function requiredUuid(field: string, text: string): string {
  if (isUuid(text)) return text.toLowerCase();
  throw invalid(field, 'must be a UUID');
}
