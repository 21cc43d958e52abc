import { inScope, inTransaction, type Scope } from '@storefront/db';
import type { Selectable } from 'kysely';
import type { Subscription } from '../domain/subscription.ts';
import type { Database, Db } from './schema.ts';
import { subscriptionsOf } from './scoped.ts';
import { getSubscription, lockSubscription } from './subscriptions.ts';

/** The new secret of a subscription. */
export interface Rotation {
  readonly secretSealed: Buffer;
  readonly secretHint: string;
  readonly now: Date;
  /** How long the old secret keeps signing. */
  readonly overlapUntil: Date;
}

/**
 * Adds a new secret to a subscription; the current one keeps signing during the overlap. Another rotation during that time replaces the new
 * secret, which receivers may not have yet, so there are never more than two. It can shorten the overlap but never extends it, so that a leaked
 * secret stops signing when it was announced to.
 */
export function rotateSecret(db: Db, scope: Scope, id: string, rotation: Rotation): Promise<Subscription> {
  return inTransaction(db, async (trx) => {
    await lockSubscription(trx, scope, id);
    const held = await subscriptionsOf(trx, scope)
      .where('id', '=', id)
      .select(['secret_sealed', 'previous_secret_sealed', 'previous_secret_until'])
      .executeTakeFirstOrThrow();
    const previous = previousSecret(held, rotation);
    await trx
      .updateTable('subscription')
      .set({
        secret_sealed: rotation.secretSealed,
        secret_hint: rotation.secretHint,
        previous_secret_sealed: previous?.sealed ?? null,
        previous_secret_until: previous?.until ?? null,
        updated_at: rotation.now,
      })
      .where(inScope(scope))
      .where('id', '=', id)
      .execute();
    return getSubscription(trx, scope, id);
  });
}

type Held = Pick<Selectable<Database['subscription']>, 'secret_sealed' | 'previous_secret_sealed' | 'previous_secret_until'>;

/** Returns the secret that keeps signing beside the new one, or undefined if the overlap is over at once. */
function previousSecret(held: Held, { now, overlapUntil }: Rotation): { sealed: Buffer; until: Date } | undefined {
  if (overlapUntil <= now) return undefined;
  const { previous_secret_sealed: sealed, previous_secret_until: until } = held;
  if (sealed === null || until === null || until <= now) return { sealed: held.secret_sealed, until: overlapUntil };
  return { sealed, until: until < overlapUntil ? until : overlapUntil };
}
