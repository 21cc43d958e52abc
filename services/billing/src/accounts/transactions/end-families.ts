import type { CustomerScope, Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { SessionEnded__Output } from '@storefront/proto/storefront/events/v1';
import type { Trx } from '../../store/schema.ts';
import { markFamiliesEnded, markFamilyEnded, type SparedFamilies } from '../store/sessions.ts';
import type { SessionEndReason } from '../store/tables.ts';

/** Ends a family and publishes the event that makes gateways refuse its access tokens. Does nothing if the family has ended. */
export async function endFamily(trx: Trx, scope: Scope, familyId: string, reason: SessionEndReason): Promise<void> {
  if (await markFamilyEnded(trx, scope, familyId, reason)) await publish(trx, scope, { familyId, familyIds: [familyId] });
}

/** Ends every family of a customer except the spared ones, with one event for all. */
export async function endFamiliesOf(trx: Trx, scope: CustomerScope, reason: SessionEndReason, spared: SparedFamilies = {}): Promise<void> {
  const familyIds = await markFamiliesEnded(trx, scope, reason, spared);
  const [familyId] = familyIds;
  if (familyId !== undefined) await publish(trx, scope, { familyId, familyIds });
}

const publish = (trx: Trx, scope: Scope, data: SessionEnded__Output): Promise<unknown> =>
  appendEvent(trx, scope, { type: 'session.ended', aggregateId: data.familyId, data });
