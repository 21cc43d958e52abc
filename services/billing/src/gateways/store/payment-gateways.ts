import { inScope, type Scope } from '@storefront/db';
import type { SealedSecret } from '@storefront/secrets';
import type { Db } from '../../store/schema.ts';

/** The payment gateway of a store as it is stored. */
export interface StoredGateway {
  readonly provider: string;
  /** Null for the provider's own API. */
  readonly apiBase: string | null;
  readonly apiKeyHint: string;
  readonly secrets: SealedSecret;
  readonly updatedAt: Date;
}

/** Finds the payment gateway of a store in a mode. */
export async function findStoredGateway(db: Db, scope: Scope): Promise<StoredGateway | undefined> {
  const row = await db.selectFrom('payment_gateway').select(COLUMNS).where(inScope(scope)).executeTakeFirst();
  return row && toStoredGateway(row);
}

/** Inserts or replaces the payment gateway of a store in a mode. */
export async function saveGateway(db: Db, scope: Scope, gateway: Omit<StoredGateway, 'updatedAt'>): Promise<void> {
  const values = {
    provider: gateway.provider,
    api_base: gateway.apiBase,
    api_key_hint: gateway.apiKeyHint,
    key_id: gateway.secrets.keyId,
    secrets: gateway.secrets.sealed,
  };
  await db
    .insertInto('payment_gateway')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, ...values })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'mode']).doUpdateSet((row) => ({ ...values, updated_at: row.ref('excluded.updated_at') })),
    )
    .execute();
}

/** Deletes the payment gateway of a store in a mode, and reports whether there was one. */
export async function deleteGateway(db: Db, scope: Scope): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('payment_gateway').where(inScope(scope)).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The page size. The rest is listed by the next run. */
const LISTED_MAX = 100;

/** Lists gateways of any store whose secrets are encrypted with another key than `keyId`. */
export async function listGatewaysUnderOtherKeys(db: Db, keyId: string): Promise<{ scope: Scope; gateway: StoredGateway }[]> {
  const rows = await db
    .selectFrom('payment_gateway')
    .select(['tenant_id', 'mode', ...COLUMNS])
    .where('key_id', '<>', keyId)
    .limit(LISTED_MAX)
    .execute();
  return rows.map((row) => ({ scope: { tenantId: row.tenant_id, mode: row.mode }, gateway: toStoredGateway(row) }));
}

/** Replaces the encrypted secrets, unless an operator has changed them since they were read. */
export async function replaceSecrets(db: Db, scope: Scope, before: SealedSecret, after: SealedSecret): Promise<void> {
  await db
    .updateTable('payment_gateway')
    .set({ key_id: after.keyId, secrets: after.sealed })
    .where(inScope(scope))
    .where('secrets', '=', before.sealed)
    .execute();
}

const COLUMNS = ['provider', 'api_base', 'api_key_hint', 'key_id', 'secrets', 'updated_at'] as const;

interface GatewayRow {
  provider: string;
  api_base: string | null;
  api_key_hint: string;
  key_id: string;
  secrets: Buffer;
  updated_at: Date;
}

const toStoredGateway = (row: GatewayRow): StoredGateway => ({
  provider: row.provider,
  apiBase: row.api_base,
  apiKeyHint: row.api_key_hint,
  secrets: { keyId: row.key_id, sealed: row.secrets },
  updatedAt: row.updated_at,
});
