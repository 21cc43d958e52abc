import type { LineRow, PaymentRail } from '@storefront/contract';
import type { Columns, InJson, Mode } from '@storefront/db';
import type { EventTables } from '@storefront/events/tables';
import type { IdempotencyTables } from '@storefront/idempotency/tables';
import type { TaxPart } from '@storefront/money';
import type { StoreClockTables } from '@storefront/store-clock';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { AuthorizationStatus } from '../credit/domain/authorization.ts';
import type { CreditAccount, CreditEntry } from '../credit/domain/credit.ts';
import type { TermsBasis } from '../credit/domain/payment-terms.ts';
import type { UnappliedCredit, UnappliedEntry } from '../credit/domain/unapplied-credit.ts';
import type { AccountTokenPurpose } from '../customers/domain/account-token.ts';
import type { Address, Customer, PostalAddress } from '../customers/domain/customer.ts';
import type { LoginSubject } from '../customers/domain/login-limit.ts';
import type { CreditNote } from '../invoices/domain/credit-note.ts';
import type { CreditedPart, ReturnedLine } from '../invoices/domain/invoice-parts.ts';
import type { InvoicePayment, Party, StoredInvoiceHead } from '../invoices/domain/invoice.ts';
import type { Print } from '../invoices/domain/print.ts';
import type { Seller } from '../invoices/domain/seller.ts';
import type { GatewayMovement } from '../payments/domain/payment-notification.ts';
import type { PageRequest, PaymentSession, SessionAllocation } from '../payments/domain/payment-session.ts';
import type { Refund } from '../payments/domain/refund.ts';
import type { Payment, Reversal, ReversedOrder } from '../payments/domain/reversal.ts';
import type { SandboxPayment } from '../payments/domain/sandbox-payment.ts';
import type { SandboxRefund } from '../payments/domain/sandbox-refund.ts';
import type { AccountEntry } from '../statements/domain/account-entry.ts';

/** The tables of the billing service. Amounts are decimal text; timestamps are `Date`. */
export interface Database extends EventTables, IdempotencyTables, StoreClockTables {
  customer: CustomerTable;
  customer_address: CustomerAddressTable;
  session_family: SessionFamilyTable;
  refresh_token: RefreshTokenTable;
  login_failure: LoginFailureTable;
  account_token: AccountTokenTable;
  credit_account: CreditAccountTable;
  credit_entry: CreditEntryTable;
  payment_authorization: PaymentAuthorizationTable;
  payment_session: PaymentSessionTable;
  invoice_counter: InvoiceCounterTable;
  invoice: InvoiceTable;
  invoice_line: InvoiceLineTable;
  invoice_payment: InvoicePaymentTable;
  payment: PaymentTable;
  payment_reversal: PaymentReversalTable;
  payment_gateway: PaymentGatewayTable;
  gateway_movement: GatewayMovementTable;
  seller: SellerTable;
  seller_logo: SellerLogoTable;
  closed_order: ClosedOrderTable;
  credit_note_counter: CreditNoteCounterTable;
  credit_note: CreditNoteTable;
  refund: RefundTable;
  unapplied_credit: UnappliedCreditTable;
  unapplied_credit_entry: UnappliedCreditEntryTable;
  customer_account: CustomerAccountTable;
  account_entry: AccountEntryTable;
  sandbox_refund: SandboxRefundTable;
  sandbox_payment: SandboxPaymentTable;
}

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;
/** A transaction on the database. */
export type Trx = Transaction<Database>;

interface Scoped {
  tenant_id: string;
  mode: Mode;
}

/** A `jsonb` column, written as JSON text and read parsed. */
type Json<T> = ColumnType<T, string, string>;

interface CustomerTable extends Scoped, Columns<Omit<Customer, 'hasCreditAccount' | 'isClosing' | 'addresses'>> {
  password_hash: string | null;
  /** The closing of the account that is in progress until `closing_until`. */
  closing_id: string | null;
  closing_until: Date | null;
  /** When the shopper closed the account for good. */
  erased_at: Date | null;
  updated_at: Generated<Date>;
}

interface CustomerAddressTable extends Scoped, Columns<Address> {
  customer_id: string;
  position: number;
}

export type SessionEndReason = 'logout' | 'reuse' | 'suspended' | 'closed' | 'password_changed';

interface SessionFamilyTable extends Scoped {
  id: string;
  customer_id: string;
  started_at: Generated<Date>;
  last_used_at: Date | null;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: SessionEndReason | null;
}

interface RefreshTokenTable extends Scoped {
  token_hash: Buffer;
  family_id: string;
  issued_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

interface AccountTokenTable extends Scoped {
  holder_id: string;
  customer_id: string | null;
  purpose: AccountTokenPurpose;
  token_hash: Buffer;
  email: string;
  expires_at: Date;
  created_at: Generated<Date>;
}

interface LoginFailureTable extends Scoped {
  subject_kind: LoginSubject['kind'];
  subject: string;
  failed_at: Date;
}

interface CreditAccountTable extends Scoped, Columns<Omit<CreditAccount, 'balance' | 'held'>> {
  balance: Generated<string>;
  held: Generated<string>;
  updated_at: Generated<Date>;
}

interface CreditEntryTable extends Scoped, Columns<CreditEntry> {
  customer_id: string;
  sequence: ColumnType<string, never, never>;
  at: Generated<Date>;
}

interface PaymentAuthorizationTable extends Scoped {
  checkout_id: string;
  status: AuthorizationStatus;
  customer_id: string | null;
  order_id: string | null;
  payment_rail: PaymentRail | null;
  amount: string | null;
  currency: string | null;
  terms_basis: Generated<TermsBasis>;
  terms_days: Generated<number>;
  expires_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface PaymentSessionTable extends Scoped, Columns<Omit<PaymentSession, 'pageRequest' | 'settledBy' | 'allocations'>> {
  allocations: Json<readonly SessionAllocation[]> | null;
  page_request: Json<PageRequest> | null;
  settled_by: string | null;
  opened_by: string | null;
  late_paid_at: Date | null;
  unapplied_amount: Generated<string>;
  received_amount: string | null;
  received_currency: string | null;
}

interface GatewayMovementTable extends Scoped, Columns<Omit<GatewayMovement, 'event' | 'payment' | 'kind'>> {
  kind: GatewayMovement['event'];
  created_at: Date;
  updated_at: Date;
}

interface PaymentGatewayTable extends Scoped {
  provider: string;
  api_base: string | null;
  api_key_hint: string;
  key_id: string;
  secrets: Buffer;
  updated_at: Generated<Date>;
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
  /** What `searchTextOf` returns of its numbers and SKUs. */
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

interface PaymentTable extends Scoped, Columns<Omit<Payment, 'reversedAmount'>> {
  reference: string | null;
  reversed_amount: Generated<string>;
  recorded_at: Date;
  updated_at: Generated<Date>;
}

interface PaymentReversalTable extends Scoped, Columns<Reversal> {
  created_at: Date;
  parts: Json<readonly ReversedOrder[]>;
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

interface RefundTable extends Scoped, Columns<Refund> {
  /** Kept when a bank returns the refund later. */
  succeeded_at: Date | null;
  revision: Generated<number>;
  next_attempt_at: Date | null;
}

interface UnappliedCreditTable extends Scoped, Columns<UnappliedCredit> {
  updated_at: Generated<Date>;
}

interface UnappliedCreditEntryTable extends Scoped, Columns<UnappliedEntry> {
  customer_id: string;
  sequence: ColumnType<string, never, never>;
  amount: string;
  at: Generated<Date>;
}

interface CustomerAccountTable extends Scoped {
  customer_id: string;
  last_position: Generated<string>;
  balance: Generated<string>;
  open_from: Generated<string>;
  updated_at: Generated<Date>;
}

interface AccountEntryTable extends Scoped, Omit<Columns<AccountEntry>, 'position'> {
  customer_id: string;
  position: string;
}

interface SandboxRefundTable extends Columns<SandboxRefund> {
  mode: Generated<'sandbox'>;
  created_at: Date;
  notify_at: Date | null;
}

/** A payment that the sandbox gateway makes by itself. */
interface SandboxPaymentTable extends Columns<SandboxPayment> {
  tenant_id: string;
  mode: 'sandbox';
  position: Generated<string>;
  created_at: Generated<Date>;
}
