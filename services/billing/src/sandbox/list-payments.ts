import type { ListPaymentsRequest__Output } from '@storefront/proto/storefront/billing/v1/ListPaymentsRequest';
import type { ListPaymentsResponse } from '@storefront/proto/storefront/billing/v1/ListPaymentsResponse';
import { type Handler, requireSandbox } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { listSandboxPayments } from '../payments/store/sandbox-payments.ts';
import { toProtoSandboxPayment } from '../payments/wire/to-proto-sandbox-payment.ts';

/** Lists the payments of the caller's sandbox that were not made yet. */
export const listPayments =
  ({ db }: BillingDeps): Handler<ListPaymentsRequest__Output, ListPaymentsResponse> =>
  async (_request, caller) => {
    requireSandbox(caller);
    return { payments: (await listSandboxPayments(db, caller)).map(toProtoSandboxPayment) };
  };
