import { seen } from '@storefront/lifecycle/testing';
import type { Kysely } from 'kysely';
import { checkInvariants, type InvariantResult, type InvariantRule } from '../check-invariants.ts';

/** The rules that are violated. */
export async function violatedInvariants<Database>(db: Kysely<Database>, rules: readonly InvariantRule[]): Promise<InvariantResult[]> {
  return seen('invariants', await checkInvariants(db, rules)).filter(({ violations }) => violations.count > 0);
}
