import { inTransaction } from '@storefront/db';
import { withIdempotencyLookup } from '@storefront/idempotency';
import type { Caller } from '@storefront/rpc';
import { NO_TENANT } from '../../access/principals/no-tenant.ts';
import type { GatewayDatabase } from '../store/schema.ts';
import type { SandboxDeps } from './sandbox-deps.ts';

/** Idempotency keys are scoped to a customer. This one stands for the store itself. */
const NO_CUSTOMER = NO_TENANT;

/** Returns the caller with which the store itself controls its sandbox, whatever shopper token the request carries. */
export const asStore = (caller: Caller): Caller => ({ ...caller, customerId: NO_CUSTOMER });

/** Runs a set-up in another service once for each Idempotency-Key. A set-up that is repeated after a crash has the same effect again. */
export const onceForStore = <Response extends object>(
  { db }: Pick<SandboxDeps, 'db'>,
  caller: Caller,
  act: (caller: Caller) => Promise<Response>,
): Promise<Response & { readonly replayed?: boolean }> =>
  withIdempotencyLookup<null, Response & { readonly replayed?: boolean }, GatewayDatabase>(db, async (_request, given, claim) => {
    const response = await act(given);
    if (claim !== undefined) await inTransaction(db, (trx) => claim(trx, response));
    return response;
  })(null, asStore(caller));
