import type { GetPaymentGatewayRequest__Output } from '@storefront/proto/storefront/billing/v1/GetPaymentGatewayRequest';
import type { GetPaymentGatewayResponse } from '@storefront/proto/storefront/billing/v1/GetPaymentGatewayResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { describeGateway } from './describe-gateway.ts';

/** Returns the store's payment gateway in the caller's mode, without its secrets. */
export const getPaymentGateway =
  (deps: BillingDeps): Handler<GetPaymentGatewayRequest__Output, GetPaymentGatewayResponse> =>
  async (_request, caller) => ({ paymentGateway: await describeGateway(deps, caller) });
