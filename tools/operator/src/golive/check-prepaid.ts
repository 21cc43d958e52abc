import { type Finding, fail, ok, warn } from './finding.ts';
import type { StoreState } from './store-state.ts';

/** A store that offers PREPAID has a payment gateway that takes real payments. */
export function checkPrepaid({ store, gateway }: StoreState): Finding {
  if (!store.paymentRails.includes('PREPAID')) return ok('The store does not offer PREPAID.');
  if (!store.onlinePayments) {
    return warn(
      'PREPAID is among the payment rails, but online payments are off, so that no customer can use it.',
      'Run storefront stores update --mode live with --online-payments on, or with --rails without PREPAID.',
    );
  }
  if (!gateway?.provider) {
    return fail('The store offers PREPAID, but has no live payment gateway.', 'Set its account: storefront stores payments set.');
  }
  if (/^[rs]k_test_/.test(gateway.apiKeyHint ?? '')) {
    return fail(
      `The live payment gateway has a test key, ${gateway.apiKeyHint}, which takes no real payments.`,
      'Set the live account: storefront stores payments set.',
    );
  }
  const owner = gateway.isDefault ? 'the account of the deployment' : 'an account of its own';
  return ok(`PREPAID is paid through ${gateway.provider} with ${owner}.`);
}
