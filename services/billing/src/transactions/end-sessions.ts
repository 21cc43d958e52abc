import type { CustomerScope, Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { SessionEnded__Output } from '@storefront/proto/storefront/events/v1/SessionEnded';
import type { Transaction } from 'kysely';
import type { Database, SessionEndReason } from '../store/schema.ts';
import { endFamilyRow, listLiveFamilies } from '../store/sessions.ts';

/** Ends a family and tells the gateways to refuse its access tokens; does nothing to one that has ended. */
export async function endSession(trx: Transaction<Database>, scope: Scope, familyId: string, reason: SessionEndReason): Promise<void> {
  if (!(await endFamilyRow(trx, scope, familyId, reason))) return;
  const data: SessionEnded__Output = { familyId };
  await appendEvent(trx, scope, { type: 'session.ended', aggregateId: familyId, data });
}

/** Ends every session of a customer. */
export async function endSessionsOf(trx: Transaction<Database>, scope: CustomerScope, reason: SessionEndReason): Promise<void> {
  for (const familyId of await listLiveFamilies(trx, scope)) await endSession(trx, scope, familyId, reason);
}
