import { inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { withIdempotency } from '@storefront/idempotency';
import { decimal } from '@storefront/money';
import { requireSandbox } from '@storefront/rpc';
import type { BillingHandler } from '../deps.ts';
import { deleteSandboxPayments, insertSandboxPayment, listSandboxPayments } from '../gateways/store/sandbox-payments.ts';
import { toProtoSandboxPayment } from '../gateways/wire/to-proto-sandbox-payment.ts';

/** Lists the payments of the caller's sandbox that were not made yet. */
export const listPayments: BillingHandler<'ListPayments'> =
  ({ db }) =>
  async (_request, caller) => {
    requireSandbox(caller);
    return { payments: (await listSandboxPayments(db, caller)).map(toProtoSandboxPayment) };
  };

/** Queues a payment for the next payment session of the caller's sandbox that has none. */
export const queuePayment: BillingHandler<'QueuePayment'> = ({ db, newId }) =>
  withIdempotency(db, async ({ outcome, delaySeconds, amount }, caller, claim) => {
    requireSandbox(caller);
    if (outcome === 'OUTCOME_UNSPECIFIED') throw invalid('outcome', 'must be PAY, DECLINE, or CANCEL');
    return await inTransaction(db, async (trx) => {
      const given = { id: newId(), outcome, delaySeconds, amount: amount === undefined ? null : decimal(amount) };
      const response = { payment: toProtoSandboxPayment(await insertSandboxPayment(trx, caller, given)) };
      await claim?.(trx, response);
      return response;
    });
  });

/** Removes the payments of the caller's sandbox that were not made yet. */
export const clearPayments: BillingHandler<'ClearPayments'> =
  ({ db }) =>
  async (_request, caller) => {
    requireSandbox(caller);
    await deleteSandboxPayments(db, caller);
    return {};
  };
