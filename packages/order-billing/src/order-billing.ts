import { setTimeout as pause } from 'node:timers/promises';
import type { GetOrderBillingResponse__Output } from '@storefront/proto/storefront/billing/v1';
import { type Caller, type Section, section } from '@storefront/rpc';
import { type OrderState, pendingSections } from './pending-sections.ts';

/** The waits between reads of pending sections. Billing usually follows within 50 ms; together they leave half of the section's time to the reads. */
const WAITS_MS: readonly number[] = [25, 50, 100, 200];

/**
 * Loads the billing sections of an order for a response. Pending sections are read again for a moment; those that are still pending afterward are
 * named in `errors`, and their value must not be shown. The order may be read at the same time.
 */
export async function orderBilling(
  order: OrderState | Promise<OrderState>,
  read: (caller: Caller) => Promise<GetOrderBillingResponse__Output>,
  caller: Caller,
): Promise<Section<GetOrderBillingResponse__Output>> {
  const { value, errors } = await section(['invoices', 'payment_session'], caller, async (within) => {
    const [billing, state] = await Promise.all([read(within), order]);
    return await readUntilCurrent(state, billing, () => read(within));
  });
  if (value === null) return { value, errors };
  const detail = 'This section does not reflect the latest change of the order yet.';
  return { value: value.billing, errors: value.pending.map((field) => ({ field, code: 'downstream_timeout', detail })) };
}

async function readUntilCurrent(
  order: OrderState,
  first: GetOrderBillingResponse__Output,
  readAgain: () => Promise<GetOrderBillingResponse__Output>,
) {
  let billing = first;
  let pending = pendingSections(order, billing);
  for (const waitMs of WAITS_MS) {
    if (pending.length === 0) break;
    await pause(waitMs);
    billing = await readAgain();
    pending = pendingSections(order, billing);
  }
  return { billing, pending };
}
