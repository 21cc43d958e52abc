import { isAppError } from '@storefront/errors';
import type { Kysely } from 'kysely';
import type { AuditedRpcs } from '../audit/audited-rpc.ts';
import { recordCall, recordRefusal } from '../audit/record-call.ts';
import { hashOfToken } from './operator-token.ts';
import type { OperatorCall, Operators } from './operator.ts';
import { OTHER_STORE } from './refusal-of.ts';
import { findOperator } from './stored-tokens.ts';

/** The same refusal is recorded once in this time, so that a program that repeats it does not fill the log. */
const REPEATED_MS = 60_000;
/** More kinds of refusals than all tokens together get within that time. */
const REFUSALS_MAX = 1_000;

/** Identifies operators by the tokens of this service's schema, and records in its audit log what they do. */
export function createOperators<Database>(db: Kysely<Database>, audited: AuditedRpcs): Operators {
  const recent = new Map<string, number>();
  const recordDenial = async (call: OperatorCall, reason: string): Promise<void> => {
    const { operator, path } = call;
    // Without the store, which a program can vary as it likes.
    const kind = [operator.tokenId, path, reason].join(' ');
    if ((recent.get(kind) ?? -Infinity) > performance.now() - REPEATED_MS) return;
    await recordRefusal(db, call, audited[path]?.object, reason);
    if (recent.size >= REFUSALS_MAX) recent.clear();
    recent.set(kind, performance.now());
  };
  return {
    identify: (token) => findOperator(db, hashOfToken(token)),
    recordDenial,
    async record(call, work) {
      const rpc = audited[call.path];
      try {
        return rpc === undefined ? await work() : await recordCall(db, call, rpc, work);
      } catch (error) {
        if (isAppError(error) && error.reason === OTHER_STORE) await recordDenial(call, OTHER_STORE);
        throw error;
      }
    },
  };
}
