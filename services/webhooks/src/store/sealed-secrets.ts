import { inScope, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** The columns with what is encrypted of a subscription. */
const SEALED = ['secret_sealed', 'previous_secret_sealed', 'headers_sealed', 'signing_key_sealed', 'previous_signing_key_sealed'] as const;
export type SealedColumn = (typeof SEALED)[number];

/** The encrypted columns of a subscription. */
export type SealedSecrets = { readonly secret_sealed: Buffer } & { readonly [Column in SealedColumn]: Buffer | null };

/** The secrets with the subscription that they belong to. */
interface OwnedSecrets {
  readonly owner: Scope & { readonly subscriptionId: string };
  readonly sealed: SealedSecrets;
}

/** Rows per statement: about 100 KB. */
const BATCH = 500;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** Lists the secrets of all subscriptions of all stores, in batches. */
export async function* listSealedSecrets(db: Db): AsyncGenerator<OwnedSecrets> {
  for (let after: string | undefined = NIL_UUID; after !== undefined;) {
    const rows = await db
      .selectFrom('subscription')
      .select(['tenant_id', 'mode', 'id', ...SEALED])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { tenant_id: tenantId, mode, id, ...sealed } of rows) yield { owner: { tenantId, mode, subscriptionId: id }, sealed };
    after = rows.at(-1)?.id;
  }
}

/** Replaces the secrets of a subscription if they are still the same. */
export async function replaceSealedSecrets(db: Db, { owner, sealed }: OwnedSecrets, after: SealedSecrets): Promise<void> {
  await db
    .updateTable('subscription')
    .set(after)
    .where(inScope(owner))
    .where('id', '=', owner.subscriptionId)
    .where(
      sql<boolean>`(${sql.join(SEALED.map((column) => sql.ref(column)))}) is not distinct from (${sql.join(SEALED.map((column) => sealed[column]))})`,
    )
    .execute();
}
