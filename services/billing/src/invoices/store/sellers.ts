import { createHash } from 'node:crypto';
import { type Columns, inScope, recordOf, type Scope } from '@storefront/db';
import type { Db } from '../../store/schema.ts';
import { type Seller, type SellerChange, UNKNOWN_SELLER } from '../domain/seller.ts';

const SELLER = recordOf<Seller>()({
  legalName: 'plain',
  taxNumber: 'plain',
  address: 'plain',
  logoHash: 'plain',
  invoiceNote: 'plain',
  invoicePrefix: 'plain',
  taxLabel: 'plain',
  taxNumberLabel: 'plain',
  paper: 'plain',
  contactEmail: 'plain',
  contactPhone: 'plain',
});
/** The columns of a seller. */
export const SELLER_COLUMNS = SELLER.columns;

/** Returns the store's seller, with defaults until an operator has set it. */
export async function findSeller(db: Db, scope: Scope): Promise<Seller> {
  const row = await db.selectFrom('seller').select(SELLER_COLUMNS).where(inScope(scope)).executeTakeFirst();
  return toSeller(row ?? null);
}

/** A stored seller. */
export type SellerRow = Columns<Seller>;

/** Converts a row to the domain's seller, or returns the defaults. */
export const toSeller = (row: SellerRow | null): Seller => (row === null ? UNKNOWN_SELLER : SELLER.read(row));

/** Changes the defined fields of the store's seller. */
export async function updateSeller(
  trx: Db,
  scope: Scope,
  {
    legalName,
    taxNumber,
    address,
    invoiceNote,
    invoicePrefix,
    logoHash,
    ...labels
  }: SellerChange & { logoHash?: string | null | undefined },
): Promise<void> {
  const change = {
    ...(legalName === undefined ? {} : { legal_name: legalName }),
    ...(taxNumber === undefined ? {} : { tax_number: taxNumber }),
    ...(address === undefined ? {} : { address: address === null ? null : JSON.stringify(address) }),
    ...(invoiceNote === undefined ? {} : { invoice_note: invoiceNote }),
    ...(logoHash === undefined ? {} : { logo_hash: logoHash }),
    ...(invoicePrefix === undefined ? {} : { invoice_prefix: invoicePrefix }),
    ...(labels.taxLabel === undefined ? {} : { tax_label: labels.taxLabel }),
    ...(labels.taxNumberLabel === undefined ? {} : { tax_number_label: labels.taxNumberLabel }),
    ...(labels.paper === undefined ? {} : { paper: labels.paper }),
    ...(labels.contactEmail === undefined ? {} : { contact_email: labels.contactEmail }),
    ...(labels.contactPhone === undefined ? {} : { contact_phone: labels.contactPhone }),
  };
  await trx
    .insertInto('seller')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, invoice_prefix: UNKNOWN_SELLER.invoicePrefix, ...change })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'mode']).doUpdateSet((row) => ({ ...change, updated_at: row.ref('excluded.updated_at') })),
    )
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
