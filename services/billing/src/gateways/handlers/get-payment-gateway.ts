import type { BillingHandler } from '../../deps.ts';
import { describeGateway } from './describe-gateway.ts';

/** Returns the store's payment gateway in the caller's mode, without its secrets. */
export const getPaymentGateway: BillingHandler<'GetPaymentGateway'> = (deps) => async (_request, caller) => ({
  paymentGateway: await describeGateway(deps, caller),
});
