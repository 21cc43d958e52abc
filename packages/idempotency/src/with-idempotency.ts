/**
 * Idempotency keys. The key's claim is written in the transaction of its effect. A request that is refused or fails before its
 * commit leaves the key free, and one that commits never takes effect twice.
 *
 * The number of keys per store and customer is limited (stored-keys-limit.ts). Beyond the limit, a new key is refused before any work is done, and stored
 * responses are still replayed.
 *
 * A handler works as if there were no key and claims it last, in its transaction, so the first request with a key costs one additional
 * statement. A repeated request finds the key claimed, or is refused because of what the first one changed; either way its own work is rolled
 * back, and only then is the stored response read. Two concurrent requests meet at the claim, where the later one waits for the other's commit.
 *
 * If the response is known before the commit, the claim stores it. If other services must be called for it after the commit, it is stored
 * before it is returned. A process that dies between the commit and that point leaves a claim without a response. No client has received one
 * then, so once the claim is old enough, the next request with the key looks up the current state and responds with that.
 */
import { noteReplay } from '@storefront/access/audit';
import type { CustomerScope } from '@storefront/db';
import { unauthorized } from '@storefront/errors';
import { type Caller, customerScope, type Handler } from '@storefront/rpc';
import type { Kysely, Transaction } from 'kysely';
import { type ClaimedResponse, claimKey, findStoredResponse, type ScopedKey, storeResponse } from './response-store.ts';
import { requireRoomForKey } from './stored-keys-limit.ts';
import { keyInUse, storedResponse } from './stored-response.ts';

/** Claims the request's key and stores the response, as the last statement of a transaction. */
export type Claim<Stored> = <Database>(trx: Transaction<Database>, response: Stored) => Promise<void>;

/** A handler's work. `claim` is undefined if the request has no key. */
type Act<Request, Response, Stored> = (request: Request, caller: Caller, claim?: Claim<Stored>) => Promise<Response>;

/**
 * Wraps a handler that honors the Idempotency-Key of its request. The handler knows its response before it commits and stores it with the claim. Its
 * response message has a field `replayed`.
 */
export const withIdempotency =
  <Request, Response, Database>(db: Kysely<Database>, act: Act<Request, Response, Response>): Handler<Request, Response> =>
  async (request, caller) => {
    const key = scopedKey(caller);
    if (key === undefined) return await act(request, caller);
    let isClaimed = false;
    const claim: Claim<Response> = (trx, response) => {
      isClaimed = true;
      return claimKey(trx, key, JSON.stringify(response));
    };
    const done = await unlessTaken(db, key, () => act(request, withoutKey(caller), claim));
    if (!('response' in done)) return replayOf(storedResponse(done.known, key.fingerprint));
    // Without a claim nothing was written: the key stays free, unless the first request with it has made this one without effect.
    const known = isClaimed ? undefined : await findStoredResponse(db, key);
    return known === undefined ? done.response : replayOf(storedResponse(known, key.fingerprint));
  };

/**
 * Like `withIdempotency`, for a handler whose effect is not in the transaction of its claim, because another service or a payment gateway must be called
 * in between. That effect cannot be rolled back, so the key is looked up before the work as well. Two concurrent first requests still both act:
 * the effect must be harmless if repeated.
 */
export const withIdempotencyLookup =
  <Request, Response, Database>(db: Kysely<Database>, act: Act<Request, Response, Response>): Handler<Request, Response> =>
  async (request, caller) => {
    const key = scopedKey(caller);
    const known = key && (await findStoredResponse(db, key));
    if (key === undefined || known === undefined) return await withIdempotency(db, act)(request, caller);
    return replayOf(storedResponse(known, key.fingerprint));
  };

/** Like `withIdempotency`, for a handler that calls other services for its response after its commit. `look` returns the response from the current state. */
export const withDeferredResponse =
  <Request, Response, Database>(
    db: Kysely<Database>,
    { act, look }: { readonly act: Act<Request, Response, null>; readonly look: Handler<Request, Response> },
  ): Handler<Request, Response> =>
  async (request, caller) => {
    const key = scopedKey(caller);
    if (key === undefined) return await act(request, caller);
    const claim: Claim<null> = (trx) => claimKey(trx, key, null);
    const done = await unlessTaken(db, key, () => act(request, withoutKey(caller), claim));
    if ('response' in done) return await storedOnce(db, key, done.response);
    const { known } = done;
    const isLost = known.isAbandoned && known.response === null && known.fingerprint === key.fingerprint;
    return isLost ? await storedOnce(db, key, await look(request, withoutKey(caller))) : replayOf(storedResponse(known, key.fingerprint));
  };

type Done<Response> = { readonly response: Response } | { readonly known: ClaimedResponse };

/** Checks for a stored response after any failure: the first request with the key may have caused it, or this request's own commit may have succeeded. */
async function unlessTaken<Response, Database>(
  db: Kysely<Database>,
  key: ScopedKey,
  act: () => Promise<Response>,
): Promise<Done<Response>> {
  try {
    await requireRoomForKey(db, key);
    return { response: await act() };
  } catch (error) {
    const known = await findStoredResponse(db, key);
    if (known === undefined) throw error;
    return { known };
  }
}

/** Stores and returns the response, or returns the stored one if another request has already replaced this one. */
async function storedOnce<Response, Database>(db: Kysely<Database>, key: ScopedKey, response: Response): Promise<Response> {
  if (await storeResponse(db, key, JSON.stringify(response))) return response;
  const known = await findStoredResponse(db, key);
  if (known === undefined) throw keyInUse();
  return replayOf(storedResponse(known, key.fingerprint));
}

const scopedKey = (caller: Caller): ScopedKey | undefined => caller.idempotency && { ...ownerScope(caller), ...caller.idempotency };

/** The scope of a key: a token of an operator has its own keys, as a customer has. */
function ownerScope(caller: Caller): CustomerScope {
  const { kind, mode, operator, tenantId } = caller;
  if (kind !== 'operator') return customerScope(caller);
  if (!operator?.tokenId) throw unauthorized('A key of an operator needs a named token.');
  return { tenantId, mode, customerId: operator.tokenId };
}

/** The key applies only to this request, not to the calls that it makes to other services. */
const withoutKey = ({ idempotency: _own, ...caller }: Caller): Caller => caller;

/** A stored response changes nothing, so that an operator's call has no entry in the audit log for it. */
function replayOf<Response>(text: string): Response {
  noteReplay();
  return { ...JSON.parse(text), replayed: true };
}
