import type { Scope } from '@storefront/db';
import type { Logger } from '@storefront/telemetry';
import type { PaymentGateway } from '../payment-gateway.ts';
import { openAccount, type SealedAccount, type StripeConfig } from './stripe-accounts.ts';
import { stripeGateway } from './stripe-gateway.ts';

interface StripeGatewaysDeps {
  readonly config: StripeConfig;
  readonly publicBaseUrl: string;
  /** Finds a store's own account. */
  readonly findAccount: (scope: Scope) => Promise<SealedAccount | undefined>;
  readonly log: Logger;
}

/** Gateways cached in memory, each with its limits and connection settings. The oldest is dropped; creating one takes no I/O. */
const CACHED_MAX = 1_000;

/** The Stripe gateways of all stores. */
export interface StripeGateways {
  find(scope: Scope): Promise<PaymentGateway | undefined>;
  /** The gateway that verifies notifications of the default account which name no store. */
  readonly ofDefaultAccount: PaymentGateway | undefined;
}

/**
 * Finds the Stripe gateways of stores. A gateway is cached until the store's account changes, because its limits count the store's calls.
 */
export function stripeGateways({ config, publicBaseUrl, findAccount, log }: StripeGatewaysDeps): StripeGateways {
  const cached = new Map<string, { version: string; gateway: PaymentGateway }>();

  const open = (scope: Scope, stored: SealedAccount | undefined) => {
    try {
      return stored === undefined ? config.defaultAccount : openAccount(config, scope, stored);
    } catch (error) {
      // The store cannot be paid until its secrets can be read, but everything else works.
      log.error({ err: error, tenant_id: scope.tenantId }, 'payment_gateway_unreadable');
      return undefined;
    }
  };

  const find = async (scope: Scope) => {
    const stored = await findAccount(scope);
    const version = stored === undefined ? 'default' : `${stored.apiBase} ${stored.secrets.sealed.toString('base64')}`;
    const known = cached.get(scope.tenantId);
    if (known?.version === version) return known.gateway;
    const account = open(scope, stored);
    if (account === undefined) return undefined;
    const gateway = stripeGateway({ tenantId: scope.tenantId, account, publicBaseUrl });
    const [oldest] = cached.keys();
    if (cached.size >= CACHED_MAX && oldest !== undefined) cached.delete(oldest);
    cached.set(scope.tenantId, { version, gateway });
    return gateway;
  };
  const { defaultAccount } = config;
  return { find, ofDefaultAccount: defaultAccount && stripeGateway({ tenantId: '', account: defaultAccount, publicBaseUrl }) };
}
