import type { ClearPaymentsRequest__Output } from '@storefront/proto/storefront/billing/v1/ClearPaymentsRequest';
import type { ClearPaymentsResponse } from '@storefront/proto/storefront/billing/v1/ClearPaymentsResponse';
import { type Handler, requireSandbox } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { deleteSandboxPayments } from '../payments/store/sandbox-payments.ts';

/** Removes the payments of the caller's sandbox that were not made yet. */
export const clearPayments =
  ({ db }: BillingDeps): Handler<ClearPaymentsRequest__Output, ClearPaymentsResponse> =>
  async (_request, caller) => {
    requireSandbox(caller);
    await deleteSandboxPayments(db, caller);
    return {};
  };
