import type { LineRow, PostalAddress } from '@storefront/contract';
import type { Columns, InJson } from '@storefront/db';
import type { TaxPart } from '@storefront/money';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Scoped } from '../../store/columns.ts';
import type { CreditNote } from '../domain/credit-note.ts';
import type { CreditedPart, ReturnedLine } from '../domain/invoice-parts.ts';
import type { InvoicePayment, Party, StoredInvoiceHead } from '../domain/invoice.ts';
import type { Print } from '../domain/print.ts';
import type { Seller } from '../domain/seller.ts';

/** The tables of invoices. */
export interface InvoicesTables {
  seller: SellerTable;
  seller_logo: SellerLogoTable;
  invoice_counter: InvoiceCounterTable;
  invoice: InvoiceTable;
  invoice_line: InvoiceLineTable;
  invoice_payment: InvoicePaymentTable;
  closed_order: ClosedOrderTable;
  credit_note_counter: CreditNoteCounterTable;
  credit_note: CreditNoteTable;
}

interface SellerTable extends Scoped, Columns<Omit<Seller, 'address'>> {
  address: ColumnType<PostalAddress | null, string | null | undefined, string | null>;
  updated_at: Generated<Date>;
}

interface SellerLogoTable extends Scoped {
  hash: string;
  content: Buffer;
  created_at: Generated<Date>;
}

interface InvoiceCounterTable extends Scoped {
  last_sequence: string;
}

interface InvoiceTable extends Scoped, Columns<StoredInvoiceHead> {
  sequence: string;
  checkout_id: string;
  subtotal: string;
  discount_total: string;
  shipping_amount: string;
  amount_credited: Generated<string>;
  order_closed: Generated<boolean>;
  tax_breakdown: Json<InJson<TaxPart>[]>;
  seller: Json<Party>;
  buyer: Json<Party>;
  note: string | null;
  logo_hash: string | null;
  print: Json<Print>;
  /** The result of `searchTextOf` for its numbers and SKUs. */
  search_text: string;
  /** When it was last announced that it is overdue; null if it is not open, or was not announced. */
  overdue_announced_at: Generated<Date | null>;
  updated_at: Generated<Date>;
}

interface InvoiceLineTable extends Scoped, LineRow<'invoice'> {
  invoice_id: string;
  position: number;
}

interface InvoicePaymentTable extends Scoped, Columns<Omit<InvoicePayment, 'reversal'>> {
  invoice_id: string;
  payment_id: string;
  reversed_amount: Generated<string>;
}

interface ClosedOrderTable extends Scoped {
  order_id: string;
  closed_at: Generated<Date>;
}

interface CreditNoteCounterTable extends Scoped {
  last_sequence: string;
}

interface CreditNoteTable extends Scoped, Columns<Omit<CreditNote, 'taxBreakdown' | 'lines' | 'parts'>> {
  sequence: string;
  tax_breakdown: Json<InJson<TaxPart>[]>;
  lines: Json<InJson<ReturnedLine>[]>;
  parts: Json<InJson<CreditedPart>[]>;
}
