import { inTransaction } from '@storefront/db';
import { withIdempotency } from '@storefront/idempotency';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { checkedAddress } from '../domain/address-book.ts';
import { addAddress } from '../transactions/add-address.ts';
import { fromProtoAddress } from '../wire/from-proto-address.ts';
import { toProtoAddress } from '../wire/to-proto-address.ts';

/** Saves an address of the caller. */
export const createAddress: BillingHandler<'CreateAddress'> = ({ db, newId }) =>
  withIdempotency(db, async ({ address: given }, caller, claim) => {
    const address = checkedAddress({ ...fromProtoAddress(given ?? {}), id: newId() });
    const response = { address: toProtoAddress(address) };
    await inTransaction(db, async (trx) => {
      await addAddress(trx, customerScope(caller), address);
      await claim?.(trx, response);
    });
    return response;
  });
