import { createHash } from 'node:crypto';
import { inScope, type Scope } from '@storefront/db';
import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../store/schema.ts';
import { type Seller, type SellerChange, UNKNOWN_SELLER } from '../domain/seller.ts';

const SELLER_COLUMNS = ['legal_name', 'tax_number', 'address', 'logo_hash', 'invoice_note', 'invoice_prefix'] as const;

/** Returns the store's seller, with defaults until an operator has set it. */
export async function findSeller(db: Db, scope: Scope): Promise<Seller> {
  const row = await db.selectFrom('seller').select(SELLER_COLUMNS).where(inScope(scope)).executeTakeFirst();
  return toSeller(row ?? null);
}

/** A stored seller. */
export type SellerRow = Pick<Selectable<Database['seller']>, (typeof SELLER_COLUMNS)[number]>;

/** Converts a row to the domain's seller, or returns the defaults. */
export function toSeller(row: SellerRow | null): Seller {
  if (row === null) return UNKNOWN_SELLER;
  return {
    legalName: row.legal_name,
    taxNumber: row.tax_number,
    address: row.address,
    logoHash: row.logo_hash,
    invoiceNote: row.invoice_note,
    invoicePrefix: row.invoice_prefix,
  };
}

/** Changes the defined fields of the store's seller. */
export async function updateSeller(
  trx: Db,
  scope: Scope,
  { legalName, taxNumber, address, invoiceNote, invoicePrefix, logoHash }: SellerChange & { logoHash?: string | null | undefined },
): Promise<void> {
  const change = {
    ...(legalName === undefined ? {} : { legal_name: legalName }),
    ...(taxNumber === undefined ? {} : { tax_number: taxNumber }),
    ...(address === undefined ? {} : { address: address === null ? null : JSON.stringify(address) }),
    ...(invoiceNote === undefined ? {} : { invoice_note: invoiceNote }),
    ...(logoHash === undefined ? {} : { logo_hash: logoHash }),
    ...(invoicePrefix === undefined ? {} : { invoice_prefix: invoicePrefix }),
  };
  await trx
    .insertInto('seller')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, invoice_prefix: UNKNOWN_SELLER.invoicePrefix, ...change })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'mode']).doUpdateSet({ ...change, updated_at: sql<Date>`now()` }))
    .execute();
}

/** Stores a logo under the hash of its bytes, and returns the hash. */
export async function insertLogo(trx: Db, scope: Scope, content: Buffer): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex');
  await trx
    .insertInto('seller_logo')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, hash, content })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return hash;
}

/** Returns the bytes of a logo by its hash. */
export async function getLogo(db: Db, scope: Scope, hash: string): Promise<Buffer> {
  const { content } = await db
    .selectFrom('seller_logo')
    .select('content')
    .where(inScope(scope))
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  return content;
}
