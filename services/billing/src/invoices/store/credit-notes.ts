import { isStorable, isUuid } from '@storefront/contract';
import { type CallerScope, type Columns, type InJson, inScope, newestAfter, recordOf, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { decimal, type TaxPart } from '@storefront/money';
import { type DateRange, type KeysetPage, keysetPage, type NewestFirst } from '@storefront/rpc';
import { sql } from 'kysely';
import { orderNumberOf } from '../../store/order-numbers.ts';
import type { Db } from '../../store/schema.ts';
import type { CreditNote } from '../domain/credit-note.ts';
import type { CreditedPart, ReturnedLine } from '../domain/invoice-parts.ts';
import { type Beginning, isFoundBy, purchaseOrderStarts } from './beginning-of.ts';
import { toTaxPart } from './invoice-rows.ts';
import { issuedAround } from './list-store-invoices.ts';

/** A credit note with the numbers of its invoice and order. */
export interface StoreCreditNote extends CreditNote {
  readonly invoiceNumber: string;
  readonly orderNumber: string | null;
  /** Whether the buyer of the invoice was exempt from GCT. */
  readonly isTaxExempt: boolean;
}

/**
 * Takes the next `count` sequence numbers of this (tenant, mode), and returns the first. The counter stays locked until the transaction ends, so a rollback
 * leaves no gap.
 */
export async function takeCreditNoteSequences(trx: Db, scope: Scope, count: number): Promise<bigint> {
  const row = await trx
    .insertInto('credit_note_counter')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, last_sequence: String(count) })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'mode'])
        .doUpdateSet({ last_sequence: sql`credit_note_counter.last_sequence + excluded.last_sequence` }),
    )
    .returning('last_sequence')
    .executeTakeFirstOrThrow();
  return BigInt(row.last_sequence) - BigInt(count) + 1n;
}

/** Inserts a credit note. A second one of the same request is a unique violation. */
export async function insertCreditNote(trx: Db, scope: Scope, note: CreditNote, sequence: bigint): Promise<void> {
  await trx
    .insertInto('credit_note')
    .values({
      tenant_id: scope.tenantId,
      mode: scope.mode,
      sequence: sequence.toString(),
      ...NOTE.write(note),
      tax_breakdown: JSON.stringify(note.taxBreakdown),
      lines: JSON.stringify(note.lines),
      parts: JSON.stringify(note.parts),
    })
    .execute();
}

/** Returns a credit note; 404 if it is unknown or not in the scope. */
export async function getCreditNote(db: Db, scope: CallerScope, id: string): Promise<StoreCreditNote> {
  const row = await notesOf(db, scope).select(selected(scope)).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('credit note');
  return toCreditNote(row);
}

/** Resolves the ID or number of a credit note to the ID; 404 if the number is unknown. */
export async function findCreditNoteId(db: Db, scope: Scope, idOrNumber: string): Promise<string> {
  if (isUuid(idOrNumber)) return idOrNumber;
  if (!isStorable(idOrNumber)) throw notFound('credit note');
  const row = await notesOf(db, scope).select('id').where('number', '=', idOrNumber).executeTakeFirst();
  if (row === undefined) throw notFound('credit note');
  return row.id;
}

/** Lists the credit notes of an invoice, oldest first. */
export async function listCreditNotesOfInvoice(db: Db, scope: Scope, invoiceId: string): Promise<StoreCreditNote[]> {
  const rows = await notesOf(db, scope).select(selected(scope)).where('invoice_id', '=', invoiceId).orderBy('sequence').execute();
  return rows.map(toCreditNote);
}

/** The filter of an operator's list of credit notes. Undefined fields match every one. */
export interface CreditNoteFilter {
  readonly customerId: string | undefined;
  readonly issued: DateRange;
  readonly beginning: Beginning | undefined;
}

/** Returns a page of the matching credit notes, newest first, that begins after a position. */
export async function listCreditNotesAfter(
  db: Db,
  scope: CallerScope,
  { customerId, issued, beginning }: CreditNoteFilter,
  page: NewestFirst,
): Promise<KeysetPage<StoreCreditNote>> {
  const { from, to } = issued;
  const conditions = [
    ...issuedAround(issued),
    ...(from === undefined ? [] : [sql<boolean>`issued_on collate "C" >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`issued_on collate "C" <= ${to}`]),
    ...(beginning === undefined ? [] : [isFoundBy(beginning, 'number', ofPurchaseOrder(scope, beginning))]),
  ];
  const rows = await conditions
    .reduce((notes, condition) => notes.where(condition), notesOf(db, { ...scope, customerId: scope.customerId ?? customerId }))
    .select(selected(scope))
    .$call(newestAfter('issued_at', page))
    .execute();
  return keysetPage(rows.map(toCreditNote), page.limit, ({ issuedAt, id }) => ({ at: issuedAt.toISOString(), id }));
}

const ofPurchaseOrder = (scope: Scope, beginning: Beginning) =>
  sql<boolean>`invoice_id in (select id from invoice where ${inScope(scope)} and ${purchaseOrderStarts(beginning)})`;

/** Lists one page of credit notes, newest first, and counts them all. */
export async function listCreditNotes(
  db: Db,
  scope: CallerScope,
  page: { limit: number; offset: number },
): Promise<{ notes: StoreCreditNote[]; total: number }> {
  const [rows, { count }] = await Promise.all([
    notesOf(db, scope)
      .select(selected(scope))
      .orderBy('issued_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    notesOf(db, scope)
      .select((row) => row.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { notes: rows.map(toCreditNote), total: Number(count) };
}

const NOTE = recordOf<Omit<CreditNote, 'taxBreakdown' | 'lines' | 'parts'>>()({
  id: 'plain',
  number: 'plain',
  customerId: 'plain',
  invoiceId: 'plain',
  orderId: 'plain',
  currency: 'plain',
  netAmount: 'decimal',
  gctAmount: 'decimal',
  total: 'decimal',
  dueReduction: 'decimal',
  reason: 'plain',
  requestKey: 'plain',
  issuedAt: 'plain',
  issuedOn: 'plain',
});

const selected = (scope: Scope) => {
  const ofInvoice = sql`from invoice where ${inScope(scope)} and invoice.id = credit_note.invoice_id`;
  return [
    ...NOTE.columns,
    'tax_breakdown',
    'lines',
    'parts',
    orderNumberOf(scope, 'credit_note').as('order_number'),
    sql<string>`(select invoice.number ${ofInvoice})`.as('invoice_number'),
    sql<boolean>`(select coalesce(invoice.buyer ->> 'taxExemptCertificate', '') <> '' ${ofInvoice})`.as('is_tax_exempt'),
  ] as const;
};

/** Every query starts here, so none can access the credit notes of another store or customer. */
const notesOf = (db: Db, { customerId, ...scope }: CallerScope) => {
  const ofStore = db.selectFrom('credit_note').where(inScope(scope));
  return customerId === undefined ? ofStore : ofStore.where('customer_id', '=', customerId);
};

interface NoteRow extends Columns<Omit<CreditNote, 'taxBreakdown' | 'lines' | 'parts'>> {
  tax_breakdown: readonly InJson<TaxPart>[];
  lines: readonly InJson<ReturnedLine>[];
  parts: readonly InJson<CreditedPart>[];
  invoice_number: string;
  order_number: string | null;
  is_tax_exempt: boolean;
}

const toCreditNote = (row: NoteRow): StoreCreditNote => ({
  ...NOTE.read(row),
  invoiceNumber: row.invoice_number,
  orderNumber: row.order_number,
  isTaxExempt: row.is_tax_exempt,
  taxBreakdown: row.tax_breakdown.map(toTaxPart),
  lines: row.lines.map((line) => ({
    ...line,
    quantity: decimal(line.quantity),
    unitPrice: decimal(line.unitPrice),
    rate: decimal(line.rate),
    netAmount: decimal(line.netAmount),
    gctAmount: decimal(line.gctAmount),
  })),
  parts: row.parts.map(toCreditedPart),
});

const toCreditedPart = (part: InJson<CreditedPart>): CreditedPart => ({
  ...part,
  rate: decimal(part.rate),
  netAmount: decimal(part.netAmount),
  gctAmount: decimal(part.gctAmount),
});
