import { inScope, recordOf, type Scope } from '@storefront/db';
import { decimal } from '@storefront/money';
import { type GatewayMovement, MOVEMENT_EXITS, type MovementState } from '../../gateways/domain/payment-notification.ts';
import type { Db } from '../../store/schema.ts';

const MOVEMENT = recordOf<Omit<GatewayMovement, 'event' | 'payment' | 'kind'>>()({
  provider: 'plain',
  providerReference: 'plain',
  paymentSessionId: 'plain',
  amount: 'decimal',
  currency: 'plain',
  status: 'plain',
  state: 'plain',
  reason: 'plain',
});

/** Finds the last state of a movement. */
export async function findMovement(
  db: Db,
  scope: Scope,
  { provider, providerReference }: Pick<GatewayMovement, 'provider' | 'providerReference'>,
): Promise<Pick<GatewayMovement, 'state' | 'status' | 'amount'> | undefined> {
  const row = await db
    .selectFrom('gateway_movement')
    .select(['state', 'status', 'amount'])
    .where(inScope(scope))
    .where('provider', '=', provider)
    .where('provider_reference', '=', providerReference)
    .executeTakeFirst();
  return row && { ...row, amount: decimal(row.amount) };
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
      ...MOVEMENT.write(movement),
      kind: movement.event,
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
