import { requireSandbox } from '@storefront/rpc';
import type { BillingHandler } from '../deps.ts';
import { listSandboxPayments } from '../gateways/store/sandbox-payments.ts';
import { toProtoSandboxPayment } from '../gateways/wire/to-proto-sandbox-payment.ts';

/** Lists the payments of the caller's sandbox that were not made yet. */
export const listPayments: BillingHandler<'ListPayments'> =
  ({ db }) =>
  async (_request, caller) => {
    requireSandbox(caller);
    return { payments: (await listSandboxPayments(db, caller)).map(toProtoSandboxPayment) };
  };
