import { type CustomerScope, ofCustomer } from '@storefront/db';
import { AppError } from '@storefront/errors';
import type { Trx } from './schema.ts';

/** Deletes the saved lists and the open carts of a customer, with lines, promotions, and stored responses. Throws a 503 while a checkout has frozen a cart. */
export async function deleteCartsAndLists(trx: Trx, scope: CustomerScope): Promise<void> {
  await trx.deleteFrom('saved_list').where(ofCustomer(scope)).execute();
  await trx.deleteFrom('idempotent_response').where(ofCustomer(scope)).execute();
  await trx.deleteFrom('cart').where(ofCustomer(scope)).where('status', '=', 'OPEN').where('frozen_by', 'is', null).execute();
  const frozen = await trx
    .selectFrom('cart')
    .select('cart_id')
    .where(ofCustomer(scope))
    .where('status', '=', 'OPEN')
    .limit(1)
    .executeTakeFirst();
  if (frozen !== undefined)
    throw new AppError('service_unavailable', 'A cart of the customer is frozen by a checkout.', { retryAfterSeconds: 1 });
}
