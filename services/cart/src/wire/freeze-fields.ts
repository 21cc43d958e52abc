import { invalid } from '@storefront/errors';
import { isUuid } from '@storefront/ids';

/** No checkout has it: a preview holds nothing, so any that is running stands in its way. */
const NO_CHECKOUT = '00000000-0000-0000-0000-000000000000';

/** The checkout's id; a dry run may leave it out. */
export function checkoutIdOf(given: string, { dryRun = false }: { dryRun?: boolean } = {}): string {
  if (given === '' && dryRun) return NO_CHECKOUT;
  return uuidOf('checkout_id', given);
}

export const orderIdOf = (given: string): string => uuidOf('order_id', given);

/** No checkout runs longer; a mistaken hold must not bar a cart for a day. */
const HOLD_SECONDS_MAX = 3600;

/** How long a freeze bars changes. */
export function holdSecondsOf(given: number): number {
  if (given < 1 || given > HOLD_SECONDS_MAX) throw invalid('hold_seconds', `must be 1 to ${HOLD_SECONDS_MAX}`);
  return given;
}

function uuidOf(field: string, given: string): string {
  if (!isUuid(given)) throw invalid(field, 'must be a UUID');
  return given;
}
