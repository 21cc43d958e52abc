import { inTransaction } from '@storefront/db';
import { withIdempotency } from '@storefront/idempotency';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { checkedAddress } from '../domain/address-book.ts';
import { addAddress } from '../transactions/add-address.ts';
import { fromProtoAddress } from '../wire/from-proto-address.ts';
import { toProtoAddress } from '../wire/to-proto-address.ts';

/** Saves an address of the caller. */
export const createAddress: BillingHandler<'CreateAddress'> = ({ db, newId, afterCommit, gateways }) =>
  withIdempotency(db, async ({ address: given }, caller, claim) => {
    const address = checkedAddress({ ...fromProtoAddress(given ?? {}), id: newId() });
    const response = { address: toProtoAddress(address) };
    const store = await paymentsOf(gateways, caller);
    await inTransaction(db, async (trx) => {
      await addAddress(trx, customerScope(caller), address, store);
      await claim?.(trx, response);
    });
    afterCommit();
    return response;
  });
