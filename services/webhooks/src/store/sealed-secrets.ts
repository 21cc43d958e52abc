import { inScope, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** The encrypted secrets of a subscription. */
export interface SealedSecrets {
  readonly current: Buffer;
  readonly previous: Buffer | null;
}

/** The secrets with the subscription that they belong to. */
interface OwnedSecrets extends SealedSecrets {
  readonly owner: Scope & { readonly subscriptionId: string };
}

/** Rows per statement: about 100 KB. */
const BATCH = 500;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** Lists the secrets of all subscriptions of all stores, in batches. */
export async function* listSealedSecrets(db: Db): AsyncGenerator<OwnedSecrets> {
  for (let after: string | undefined = NIL_UUID; after !== undefined;) {
    const rows = await db
      .selectFrom('subscription')
      .select(['tenant_id', 'mode', 'id', 'secret_sealed', 'previous_secret_sealed'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { tenant_id: tenantId, mode, id, secret_sealed: current, previous_secret_sealed: previous } of rows) {
      yield { owner: { tenantId, mode, subscriptionId: id }, current, previous };
    }
    after = rows.at(-1)?.id;
  }
}

/** Replaces the secrets of a subscription if they are still those of `before`. */
export async function replaceSealedSecrets(db: Db, { owner, current, previous }: OwnedSecrets, after: SealedSecrets): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ secret_sealed: after.current, previous_secret_sealed: after.previous })
    .where(inScope(owner))
    .where('id', '=', owner.subscriptionId)
    .where('secret_sealed', '=', current)
    .where(sql<boolean>`previous_secret_sealed is not distinct from ${previous}`)
    .execute();
}
