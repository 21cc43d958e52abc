import { invalid } from '@storefront/errors';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text is a UUID. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** The UUID that a request must name. */
export function requiredUuid(field: string, text: string): string {
  if (isUuid(text)) return text.toLowerCase();
  throw invalid(field, 'must be a UUID');
}
