import type { CustomerScope } from '@storefront/db';
import type { Transaction } from 'kysely';
import { judgeRepeat, type WantedPayment } from '../domain/authorization.ts';
import { insertAuthorization, lockAuthorization, renewAuthorization } from '../store/authorizations.ts';
import type { Database } from '../store/schema.ts';

/** Writes the checkout's authorisation as HELD: `claimed` when this call did it, `known` when an equal call had done it before. */
export async function claimAuthorization(
  trx: Transaction<Database>,
  scope: CustomerScope,
  wanted: WantedPayment,
  termsDays: number,
): Promise<'claimed' | 'known'> {
  if (await insertAuthorization(trx, scope, wanted, termsDays)) return 'claimed';
  const known = await lockAuthorization(trx, scope, wanted.checkoutId);
  if (known === undefined) throw new Error('an authorisation that was there is gone');
  if (judgeRepeat(known, wanted, scope.customerId) === 'same') return 'known';
  await renewAuthorization(trx, scope, wanted, termsDays);
  return 'claimed';
}
