import type { Scope } from '@storefront/db';
import type { Db } from '../../store/schema.ts';
import { type ForeignNotification, MOVEMENT_EXITS, type MovementState } from '../domain/payment-notification.ts';

/** Money of one of our sessions that moved at its gateway without a request of this system. */
export interface GatewayMovement extends ForeignNotification {
  readonly provider: string;
  readonly paymentSessionId: string;
}

/** Saves the state of a movement. A notification that is repeated or out of order changes nothing. */
export async function saveMovement(trx: Db, scope: Scope, movement: GatewayMovement, now: Date): Promise<void> {
  const { status, state, reason } = movement;
  const before = (Object.keys(MOVEMENT_EXITS) as MovementState[]).filter((from) => from === state || MOVEMENT_EXITS[from].includes(state));
  await trx
    .insertInto('gateway_movement')
    .values({
      tenant_id: scope.tenantId,
      mode: scope.mode,
      provider: movement.provider,
      provider_reference: movement.providerReference,
      kind: movement.event,
      payment_session_id: movement.paymentSessionId,
      amount: movement.amount.toFixed(),
      currency: movement.currency,
      status,
      state,
      reason,
      created_at: now,
      updated_at: now,
    })
    .onConflict((existing) =>
      existing
        .columns(['tenant_id', 'mode', 'provider', 'provider_reference'])
        .doUpdateSet({ status, state, reason, updated_at: now })
        .where('gateway_movement.state', 'in', before),
    )
    .execute();
}
