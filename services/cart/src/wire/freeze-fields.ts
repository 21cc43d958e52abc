import { isUuid } from '@storefront/contract';
import { invalid } from '@storefront/errors';

/** The ID of no checkout: a dry run does not own a freeze, so every running checkout conflicts with it. */
const NO_CHECKOUT = '00000000-0000-0000-0000-000000000000';

/** Reads the checkout's ID; a dry run can omit it. */
export function checkoutIdOf(given: string, { dryRun = false }: { dryRun?: boolean } = {}): string {
  if (given === '' && dryRun) return NO_CHECKOUT;
  return uuidOf('checkout_id', given);
}

/** Reads the order's ID. */
export const orderIdOf = (given: string): string => uuidOf('order_id', given);

/** Longer than any checkout; a wrong value must not block a cart for a day. */
const HOLD_SECONDS_MAX = 3600;

/** Reads how long a freeze prevents changes. */
export function holdSecondsOf(given: number): number {
  if (given < 1 || given > HOLD_SECONDS_MAX) throw invalid('hold_seconds', `must be from 1 to ${HOLD_SECONDS_MAX}`);
  return given;
}

function uuidOf(field: string, given: string): string {
  if (!isUuid(given)) throw invalid(field, 'must be a UUID');
  return given;
}
