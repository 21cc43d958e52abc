import type { BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1';
import { type Client, createClient } from '@storefront/rpc';
import type { Config } from './config.ts';

/** The RPC of billing that completes the events of orders. */
export type BillingClient = Pick<Client<BillingServiceDefinition>, 'getOrderBilling'>;

/** The deadline of a call to billing, whose queries take a few milliseconds. Failed calls are retried later. */
const CALL_DEADLINE_MS = 2_000;

/** Opens the client of billing. */
export const openBillingClient = ({ billingAddress, serviceToken, tls }: Pick<Config, 'billingAddress' | 'serviceToken' | 'tls'>) =>
  createClient<BillingServiceDefinition>('storefront.billing.v1.BillingService', {
    address: billingAddress,
    serviceToken,
    tls,
    deadlineMs: CALL_DEADLINE_MS,
    idempotent: ['GetOrderBilling'],
  });
