import { expect } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { sql } from 'kysely';
import { invariants } from '../store/invariants.ts';
import type { OpenBilling } from './open-billing.ts';

/** Closes billing after checking its invariants. The money of a session is checked a minute after it came, so that minute passes. */
export async function closeChecked(billing: OpenBilling): Promise<void> {
  const { db } = billing.deps;
  await sql`update payment_session set updated_at = now() - interval '2 minutes'`.execute(db);
  expect(await violatedInvariants(db, invariants)).toEqual([]);
  await billing.close();
}
