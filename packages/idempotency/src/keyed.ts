/**
 * Idempotency-Keys. Which effect a key has had is written in the transaction of that effect, so a request that was refused or died before its
 * commit leaves the key free, and one that took effect never does so twice.
 *
 * A handler does its work as if there were no key and makes its claim last, in its transaction. That makes the first request of a key cost one
 * statement. A repetition finds the key taken, or is refused by what the first one changed; either way its own work is undone, and only
 * then the stored answer is looked for. Two requests at once meet at the claim, where the later one waits for the commit of the other.
 *
 * Where the answer is known before the commit it is kept by the claim. Where neighbours have to be asked for it after the commit it is kept right
 * after, before anybody hears it. A process that dies between the two leaves a claim without an answer; nobody was told anything then, so
 * once the claim is old the next request with the key is answered by looking at what is.
 */
import { type Caller, customerScope, type Handler } from '@storefront/rpc';
import type { Kysely, Transaction } from 'kysely';
import { type Answer, claimKey, findAnswer, keepAnswer, type ScopedKey } from './answers.ts';
import { keyInUse, storedResponse } from './stored-response.ts';

/** Takes the request's key for the effect of a transaction, as its last statement, with the answer. */
export type Claim<Answered> = <Database>(trx: Transaction<Database>, answer: Answered) => Promise<void>;

/** What a handler does; without a key there is nothing to claim. */
type Act<Request, Response, Answered> = (request: Request, caller: Caller, claim?: Claim<Answered>) => Promise<Response>;

/**
 * A handler that honours the Idempotency-Key of its request; it knows its answer before it commits, and claims the key with it. Its response
 * message has a field `replayed`.
 */
export const keyed =
  <Request, Response, Database>(db: Kysely<Database>, act: Act<Request, Response, Response>): Handler<Request, Response> =>
  async (request, caller) => {
    const key = scopedKey(caller);
    if (key === undefined) return await act(request, caller);
    const claim: Claim<Response> = (trx, answer) => claimKey(trx, key, JSON.stringify(answer));
    const done = await unlessTaken(db, key, () => act(request, withoutKey(caller), claim));
    return 'response' in done ? done.response : replayOf(storedResponse(done.known, key.fingerprint));
  };

/**
 * As `keyed`, for a handler whose effect is no part of the transaction of its claim, because a neighbour or a gateway has to be asked in between. Nothing
 * could take that effect back, so the key is looked up before and not only when it is found taken. Two first requests at once still both act:
 * the effect must be one that is harmless twice.
 */
export const keyedAndLookedUp =
  <Request, Response, Database>(db: Kysely<Database>, act: Act<Request, Response, Response>): Handler<Request, Response> =>
  async (request, caller) => {
    const key = scopedKey(caller);
    const known = key && (await findAnswer(db, key));
    if (key === undefined || known === undefined) return await keyed(db, act)(request, caller);
    return replayOf(storedResponse(known, key.fingerprint));
  };

/** As `keyed`, for a handler that asks neighbours for its answer after its commit. `look` gives the answer as it would be now. */
export const keyedAndAnsweredLater =
  <Request, Response, Database>(
    db: Kysely<Database>,
    { act, look }: { readonly act: Act<Request, Response, null>; readonly look: Handler<Request, Response> },
  ): Handler<Request, Response> =>
  async (request, caller) => {
    const key = scopedKey(caller);
    if (key === undefined) return await act(request, caller);
    const claim: Claim<null> = (trx) => claimKey(trx, key, null);
    const done = await unlessTaken(db, key, () => act(request, withoutKey(caller), claim));
    if ('response' in done) return await kept(db, key, done.response);
    const { known } = done;
    const isLost = known.isAbandoned && known.response === null && known.fingerprint === key.fingerprint;
    return isLost ? await kept(db, key, await look(request, withoutKey(caller))) : replayOf(storedResponse(known, key.fingerprint));
  };

type Done<Response> = { readonly response: Response } | { readonly known: Answer };

/** A failure of whatever kind may be the work of the key's first request, or the lost news of one's own commit. */
async function unlessTaken<Response, Database>(
  db: Kysely<Database>,
  key: ScopedKey,
  act: () => Promise<Response>,
): Promise<Done<Response>> {
  try {
    return { response: await act() };
  } catch (error) {
    const known = await findAnswer(db, key);
    if (known === undefined) throw error;
    return { known };
  }
}

/** The answer, once it is kept; or the one that was kept before, by a request that had given this one up. */
async function kept<Response, Database>(db: Kysely<Database>, key: ScopedKey, response: Response): Promise<Response> {
  if (await keepAnswer(db, key, JSON.stringify(response))) return response;
  const known = await findAnswer(db, key);
  if (known === undefined) throw keyInUse();
  return replayOf(storedResponse(known, key.fingerprint));
}

const scopedKey = (caller: Caller): ScopedKey | undefined => caller.idempotency && { ...customerScope(caller), ...caller.idempotency };

/** The key names this request alone, not those that it makes of neighbours. */
const withoutKey = ({ idempotency: _own, ...caller }: Caller): Caller => caller;

const replayOf = <Response>(text: string): Response => ({ ...JSON.parse(text), replayed: true });
