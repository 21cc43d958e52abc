import type { CustomerScope, Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { SessionEnded__Output } from '@storefront/proto/storefront/events/v1';
import type { Trx } from '../../store/schema.ts';
import { listLiveFamilies, markFamilyEnded } from '../store/sessions.ts';
import type { SessionEndReason } from '../store/tables.ts';

/** Ends a family and publishes the event that makes gateways refuse its access tokens. Does nothing if the family has ended. */
export async function endFamily(trx: Trx, scope: Scope, familyId: string, reason: SessionEndReason): Promise<void> {
  if (!(await markFamilyEnded(trx, scope, familyId, reason))) return;
  const data: SessionEnded__Output = { familyId };
  await appendEvent(trx, scope, { type: 'session.ended', aggregateId: familyId, data });
}

/** Ends every family of a customer, except the given one. */
export async function endFamiliesOf(trx: Trx, scope: CustomerScope, reason: SessionEndReason, currentFamilyId?: string): Promise<void> {
  for (const familyId of await listLiveFamilies(trx, scope)) {
    if (familyId !== currentFamilyId) await endFamily(trx, scope, familyId, reason);
  }
}
