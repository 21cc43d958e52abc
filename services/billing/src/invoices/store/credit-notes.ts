import { inScope, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { decimal } from '@storefront/money';
import { type Selectable, sql } from 'kysely';
import { orderNumberOf } from '../../store/order-numbers.ts';
import type { Database, Db } from '../../store/schema.ts';
import type { CreditNote } from '../domain/credit-note.ts';

/** A credit note with the numbers of its invoice and order. */
export interface StoreCreditNote extends CreditNote {
  readonly invoiceNumber: string;
  readonly orderNumber: string | null;
}

/**
 * Returns the next sequence number of this (tenant, mode). The counter stays locked until the transaction ends, so a rollback leaves no
 * gap.
 */
export async function nextCreditNoteSequence(trx: Db, scope: Scope): Promise<bigint> {
  const row = await trx
    .insertInto('credit_note_counter')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, last_sequence: '1' })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'mode']).doUpdateSet({ last_sequence: sql`credit_note_counter.last_sequence + 1` }),
    )
    .returning('last_sequence')
    .executeTakeFirstOrThrow();
  return BigInt(row.last_sequence);
}

/** Inserts a credit note. A second one of the same request is a unique violation. */
export async function insertCreditNote(trx: Db, scope: Scope, note: CreditNote, sequence: bigint): Promise<void> {
  await trx
    .insertInto('credit_note')
    .values({
      tenant_id: scope.tenantId,
      mode: scope.mode,
      id: note.id,
      sequence: sequence.toString(),
      number: note.number,
      customer_id: note.customerId,
      invoice_id: note.invoiceId,
      order_id: note.orderId,
      currency: note.currency,
      net_amount: note.netAmount.toFixed(),
      gct_amount: note.gctAmount.toFixed(),
      total: note.total.toFixed(),
      due_reduction: note.dueReduction.toFixed(),
      tax_breakdown: JSON.stringify(note.taxBreakdown),
      lines: JSON.stringify(note.lines),
      reason: note.reason,
      request_key: note.requestKey,
      issued_at: note.issuedAt,
    })
    .execute();
}

/** Returns a credit note; 404 if it is unknown. */
export async function getCreditNote(db: Db, scope: Scope, id: string): Promise<StoreCreditNote> {
  const row = await notesOf(db, scope).select(SELECTED).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('credit note');
  return toCreditNote(row);
}

/** Finds the ID of the credit note with this number. */
export async function findCreditNoteIdByNumber(db: Db, scope: Scope, number: string): Promise<string | undefined> {
  return (await notesOf(db, scope).select('id').where('number', '=', number).executeTakeFirst())?.id;
}

/** Lists the credit notes of an invoice, oldest first. */
export async function listCreditNotesOfInvoice(db: Db, scope: Scope, invoiceId: string): Promise<StoreCreditNote[]> {
  const rows = await notesOf(db, scope).select(SELECTED).where('invoice_id', '=', invoiceId).orderBy('sequence').execute();
  return rows.map(toCreditNote);
}

/** Lists one page of the store's credit notes, newest first, and counts them all. */
export async function listStoreCreditNotes(
  db: Db,
  scope: Scope,
  page: { limit: number; offset: number },
): Promise<{ notes: StoreCreditNote[]; total: number }> {
  const [rows, { count }] = await Promise.all([
    notesOf(db, scope).select(SELECTED).orderBy('issued_at', 'desc').orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute(),
    notesOf(db, scope)
      .select((row) => row.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { notes: rows.map(toCreditNote), total: Number(count) };
}

const COLUMNS = [
  'id',
  'number',
  'customer_id',
  'invoice_id',
  'order_id',
  'currency',
  'net_amount',
  'gct_amount',
  'total',
  'due_reduction',
  'tax_breakdown',
  'lines',
  'reason',
  'request_key',
  'issued_at',
] as const;

const SELECTED = [
  ...COLUMNS,
  orderNumberOf('credit_note').as('order_number'),
  sql<string>`(
    select invoice.number from invoice where (invoice.tenant_id, invoice.mode, invoice.id)
      = (credit_note.tenant_id, credit_note.mode, credit_note.invoice_id))`.as('invoice_number'),
] as const;

/** Every query starts here, so none can access another store's credit notes. */
const notesOf = (db: Db, scope: Scope) => db.selectFrom('credit_note').where(inScope(scope));

type NoteRow = Pick<Selectable<Database['credit_note']>, (typeof COLUMNS)[number]> & {
  invoice_number: string;
  order_number: string | null;
};

const toCreditNote = (row: NoteRow): StoreCreditNote => ({
  id: row.id,
  number: row.number,
  customerId: row.customer_id,
  invoiceId: row.invoice_id,
  invoiceNumber: row.invoice_number,
  orderId: row.order_id,
  orderNumber: row.order_number,
  currency: row.currency,
  netAmount: decimal(row.net_amount),
  gctAmount: decimal(row.gct_amount),
  total: decimal(row.total),
  dueReduction: decimal(row.due_reduction),
  taxBreakdown: row.tax_breakdown.map((part) => ({
    rate: decimal(part.rate),
    taxableAmount: decimal(part.taxableAmount),
    gctAmount: decimal(part.gctAmount),
  })),
  lines: row.lines.map((line) => ({
    position: line.position,
    sku: line.sku,
    description: line.description,
    quantity: decimal(line.quantity),
    baseUom: line.baseUom,
    unitPrice: decimal(line.unitPrice),
    rate: decimal(line.rate),
    netAmount: decimal(line.netAmount),
    gctAmount: decimal(line.gctAmount),
  })),
  reason: row.reason,
  requestKey: row.request_key,
  issuedAt: row.issued_at,
});
