import { inScope, inTransaction, type Scope } from '@storefront/db';
import type { Selectable } from 'kysely';
import type { SealedKeyPair } from '../domain/subscription-options.ts';
import type { Subscription } from '../domain/subscription.ts';
import type { Database, Db } from './schema.ts';
import { subscriptionsOf } from './scoped.ts';
import { getSubscription, lockSubscription } from './subscriptions.ts';

/** The new secret of a subscription, and a new key pair for one that has a key pair. */
export interface Rotation {
  readonly secretSealed: Buffer;
  readonly secretHint: string;
  readonly keyPair: SealedKeyPair;
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
    const before = await subscriptionsOf(trx, scope)
      .where('id', '=', id)
      .select(['secret_sealed', 'previous_secret_sealed', 'previous_secret_until', 'signing_key_sealed', 'previous_signing_key_sealed'])
      .executeTakeFirstOrThrow();
    const previous = previousSecret(before, rotation);
    await trx
      .updateTable('subscription')
      .set({
        secret_sealed: rotation.secretSealed,
        secret_hint: rotation.secretHint,
        previous_secret_sealed: previous?.sealed ?? null,
        previous_secret_until: previous?.until ?? null,
        ...(before.signing_key_sealed === null
          ? {}
          : { public_key: rotation.keyPair.publicKey, signing_key_sealed: rotation.keyPair.sealed }),
        previous_signing_key_sealed: previous?.signingKey ?? null,
        updated_at: rotation.now,
      })
      .where(inScope(scope))
      .where('id', '=', id)
      .execute();
    return getSubscription(trx, scope, id);
  });
}

type Before = Pick<
  Selectable<Database['subscription']>,
  'secret_sealed' | 'previous_secret_sealed' | 'previous_secret_until' | 'signing_key_sealed' | 'previous_signing_key_sealed'
>;

/** The secret and the key that keep signing beside the new ones. */
interface Previous {
  readonly sealed: Buffer;
  /** Null if there was no key. */
  readonly signingKey: Buffer | null;
  readonly until: Date;
}

/** Returns what keeps signing beside the new secret, or undefined if the overlap is over at once. */
function previousSecret(before: Before, { now, overlapUntil }: Rotation): Previous | undefined {
  if (overlapUntil <= now) return undefined;
  const { previous_secret_sealed: sealed, previous_secret_until: until, signing_key_sealed: newest } = before;
  if (sealed === null || until === null || until <= now) return { sealed: before.secret_sealed, signingKey: newest, until: overlapUntil };
  // The key pair can be younger than the previous rotation.
  const signingKey = before.previous_signing_key_sealed ?? newest;
  return { sealed, signingKey, until: until < overlapUntil ? until : overlapUntil };
}
