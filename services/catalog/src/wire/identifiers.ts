import { invalid } from '@storefront/errors';
import { isUuid } from '@storefront/ids';

/** The UUID that a request must name. */
export function requiredUuid(field: string, text: string): string {
  if (isUuid(text)) return text.toLowerCase();
  throw invalid(field, 'must be a UUID');
}
