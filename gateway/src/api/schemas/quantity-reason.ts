import type { ErrorDetail } from '@storefront/errors';

const FIELDS: ReadonlySet<string> = new Set(['quantity', 'order_uom', 'order_quantity']);

/** Returns `invalid_quantity` if every fault of a line, or of several lines, concerns a quantity or a unit. */
export const quantityReason = (faults: readonly ErrorDetail[]): string | undefined =>
  faults.every(({ location, field }) => location === 'body' && FIELDS.has(field.slice(field.lastIndexOf('.') + 1)))
    ? 'invalid_quantity'
    : undefined;
