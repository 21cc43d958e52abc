import { notFound } from '@storefront/errors';
import type { RemovePaymentGatewayRequest__Output } from '@storefront/proto/storefront/billing/v1/RemovePaymentGatewayRequest';
import type { RemovePaymentGatewayResponse } from '@storefront/proto/storefront/billing/v1/RemovePaymentGatewayResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { deleteGateway } from '../store/payment-gateways.ts';

/** Removes the store's own payment gateway and its secrets. */
export const removePaymentGateway =
  ({ db }: BillingDeps): Handler<RemovePaymentGatewayRequest__Output, RemovePaymentGatewayResponse> =>
  async (_request, caller) => {
    if (!(await deleteGateway(db, caller))) throw notFound('payment gateway');
    return {};
  };
