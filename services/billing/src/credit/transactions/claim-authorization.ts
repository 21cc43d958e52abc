import type { CustomerScope } from '@storefront/db';
import type { Trx } from '../../store/schema.ts';
import { matchAuthorization, type RequestedPayment } from '../domain/authorization.ts';
import type { PaymentTerms } from '../domain/payment-terms.ts';
import { insertAuthorization, lockAuthorization, renewAuthorization } from '../store/authorizations.ts';

/** Writes the checkout's authorization as HELD. Returns `claimed` if this call wrote it, or `existing` if an equal call did before. */
export async function claimAuthorization(
  trx: Trx,
  scope: CustomerScope,
  requested: RequestedPayment,
  terms: PaymentTerms,
): Promise<'claimed' | 'existing'> {
  if (await insertAuthorization(trx, scope, requested, terms)) return 'claimed';
  const existing = await lockAuthorization(trx, scope, requested.checkoutId);
  if (existing === undefined) throw new Error('an existing authorization disappeared');
  if (matchAuthorization(existing, requested, scope.customerId) === 'reuse') return 'existing';
  await renewAuthorization(trx, scope, requested, terms);
  return 'claimed';
}
