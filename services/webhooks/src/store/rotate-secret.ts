import { inTransaction, type Scope } from '@storefront/db';
import type { Kysely } from 'kysely';
import type { Subscription } from '../domain/subscription.ts';
import type { Database } from './schema.ts';
import { subscriptionsOf } from './scoped.ts';
import { getSubscription, lockSubscription } from './subscriptions.ts';

export interface Rotation {
  readonly secretSealed: Buffer;
  readonly secretHint: string;
  readonly now: Date;
  /** Until when the secret that receivers know keeps signing. */
  readonly overlapUntil: Date;
}

/**
 * Gives a subscription a new secret beside the one in use. A rotation while another still overlaps replaces that one's secret, which perhaps
 * nobody has seen, and begins the overlap anew: receivers go on with the oldest, and there are never more than two.
 */
export function rotateSecret(db: Kysely<Database>, scope: Scope, id: string, rotation: Rotation): Promise<Subscription> {
  return inTransaction(db, async (trx) => {
    await lockSubscription(trx, scope, id);
    const held = await subscriptionsOf(trx, scope)
      .where('id', '=', id)
      .select(['secret_sealed', 'previous_secret_sealed', 'previous_secret_until'])
      .executeTakeFirstOrThrow();
    const overlaps = held.previous_secret_until !== null && held.previous_secret_until > rotation.now;
    await trx
      .updateTable('subscription')
      .set({
        secret_sealed: rotation.secretSealed,
        secret_hint: rotation.secretHint,
        previous_secret_sealed: overlaps ? held.previous_secret_sealed : held.secret_sealed,
        previous_secret_until: rotation.overlapUntil,
        updated_at: rotation.now,
      })
      .where('tenant_id', '=', scope.tenantId)
      .where('mode', '=', scope.mode)
      .where('id', '=', id)
      .execute();
    return getSubscription(trx, scope, id);
  });
}
