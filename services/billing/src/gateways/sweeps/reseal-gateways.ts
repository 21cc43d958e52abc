import { reportSkipped } from '@storefront/lifecycle';
import type { BillingDeps } from '../../deps.ts';
import { resealSecrets } from '../adapters/stripe/stripe-accounts.ts';
import { listGatewaysUnderOtherKeys, replaceSecrets } from '../store/payment-gateways.ts';

/** Encrypts the secrets of payment gateways with the current key, so that an earlier key can be removed from the configuration. */
export async function resealGateways({ db, stripe: { keyring }, log }: BillingDeps): Promise<void> {
  if (keyring === undefined) return;
  for (const { scope, gateway } of await listGatewaysUnderOtherKeys(db, keyring.currentKeyId)) {
    try {
      await replaceSecrets(db, scope, gateway.secrets, resealSecrets(keyring, scope, gateway.secrets));
    } catch (error) {
      reportSkipped(log, 'reseal-gateways')(scope.tenantId, error);
    }
  }
}
