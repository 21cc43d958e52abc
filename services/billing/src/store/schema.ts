import type { LineRow, PaymentRail } from '@storefront/contract';
import type { Mode } from '@storefront/db';
import type { EventTables } from '@storefront/events/tables';
import type { IdempotencyTables } from '@storefront/idempotency/tables';
import type { StoreClockTables } from '@storefront/store-clock';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { AuthorizationStatus } from '../credit/domain/authorization.ts';
import type { CreditEntryKind } from '../credit/domain/credit.ts';
import type { UnappliedEntryKind } from '../credit/domain/unapplied-credit.ts';
import type { CustomerStatus, PostalAddress } from '../customers/domain/customer.ts';
import type { InvoicePayment, InvoiceStatus, Party } from '../invoices/domain/invoice.ts';
import type { ForeignNotification, MovementState, RefundStatus } from '../payments/domain/payment-notification.ts';
import type { PageRequest, PaymentSessionStatus } from '../payments/domain/payment-session.ts';
import type { RefundMethod } from '../payments/domain/refund.ts';

/** The tables of the billing service. Amounts are decimal text; timestamps are `Date`. */
export interface Database extends EventTables, IdempotencyTables, StoreClockTables {
  customer: CustomerTable;
  customer_address: CustomerAddressTable;
  session_family: SessionFamilyTable;
  refresh_token: RefreshTokenTable;
  login_failure: LoginFailureTable;
  credit_account: CreditAccountTable;
  credit_entry: CreditEntryTable;
  payment_authorization: PaymentAuthorizationTable;
  payment_session: PaymentSessionTable;
  invoice_counter: InvoiceCounterTable;
  invoice: InvoiceTable;
  invoice_line: InvoiceLineTable;
  invoice_payment: InvoicePaymentTable;
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

interface CustomerTable extends Scoped {
  id: string;
  email: string;
  password_hash: string | null;
  name: string;
  company_name: string | null;
  phone: string | null;
  tax_id: string | null;
  status: CustomerStatus;
  currency: string;
  payment_rails: PaymentRail[] | null;
  created_at: Date;
  updated_at: Generated<Date>;
}

interface CustomerAddressTable extends Scoped {
  customer_id: string;
  id: string;
  position: number;
  name: string;
  company: string | null;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postal_code: string | null;
  country_code: string;
  phone: string | null;
}

export type SessionEndReason = 'logout' | 'reuse' | 'suspended' | 'closed' | 'password_changed';

interface SessionFamilyTable extends Scoped {
  id: string;
  customer_id: string;
  started_at: Generated<Date>;
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

interface LoginFailureTable extends Scoped {
  subject_kind: 'email' | 'address' | 'key';
  subject: string;
  failed_at: Date;
}

interface CreditAccountTable extends Scoped {
  customer_id: string;
  currency: string;
  credit_limit: string;
  balance: Generated<string>;
  held: Generated<string>;
  terms_days: number;
  on_hold: boolean;
  updated_at: Generated<Date>;
}

interface CreditEntryTable extends Scoped {
  customer_id: string;
  sequence: ColumnType<string, never, never>;
  kind: CreditEntryKind;
  amount: string;
  balance_change: string;
  held_change: string;
  reference: string;
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
  terms_days: Generated<number>;
  expires_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface PaymentSessionTable extends Scoped {
  id: string;
  customer_id: string;
  purpose: 'ORDER' | 'INVOICE';
  order_id: string | null;
  invoice_id: string | null;
  checkout_id: string | null;
  provider: string;
  provider_reference: string | null;
  page_request: Json<PageRequest> | null;
  check_at: Date | null;
  status: PaymentSessionStatus;
  amount: string;
  currency: string;
  redirect_url: string | null;
  return_url: string | null;
  cancel_url: string | null;
  failure_code: string | null;
  late_paid_at: Date | null;
  settled_by: string | null;
  store_name: string | null;
  payable_number: string | null;
  unapplied_amount: Generated<string>;
  received_amount: string | null;
  received_currency: string | null;
  expires_at: Date;
  created_at: Date;
  updated_at: Date;
}

interface GatewayMovementTable extends Scoped {
  provider: string;
  provider_reference: string;
  kind: ForeignNotification['event'];
  payment_session_id: string;
  amount: string;
  currency: string;
  status: string;
  state: MovementState;
  reason: string | null;
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

interface InvoiceTable extends Scoped {
  id: string;
  sequence: string;
  number: string;
  status: InvoiceStatus;
  customer_id: string;
  order_id: string;
  order_number: string;
  checkout_id: string;
  payment_rail: PaymentRail;
  currency: string;
  subtotal: string;
  discount_total: string;
  shipping_amount: string;
  gct_amount: string;
  total: string;
  amount_paid: string;
  amount_due: string;
  amount_credited: Generated<string>;
  tax_breakdown: Json<StoredTaxPart[]>;
  seller: Json<Party>;
  buyer: Json<Party>;
  note: string | null;
  logo_hash: string | null;
  issued_at: Date;
  due_at: Date;
  voided_at: Date | null;
  updated_at: Generated<Date>;
}

/** A stored part of a tax breakdown, as decimal text. */
export interface StoredTaxPart {
  readonly rate: string;
  readonly taxableAmount: string;
  readonly gctAmount: string;
}

interface InvoiceLineTable extends Scoped, LineRow<'invoice'> {
  invoice_id: string;
  position: number;
}

interface InvoicePaymentTable extends Scoped {
  invoice_id: string;
  id: string;
  amount: string;
  paid_at: Date;
  source: InvoicePayment['source'];
  payment_session_id: string | null;
  reference: string | null;
}

interface SellerTable extends Scoped {
  legal_name: string | null;
  tax_number: string | null;
  address: ColumnType<PostalAddress | null, string | null | undefined, string | null>;
  logo_hash: string | null;
  invoice_note: string | null;
  invoice_prefix: string;
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

interface CreditNoteTable extends Scoped {
  id: string;
  sequence: string;
  number: string;
  customer_id: string;
  invoice_id: string;
  order_id: string;
  currency: string;
  net_amount: string;
  gct_amount: string;
  total: string;
  due_reduction: string;
  tax_breakdown: Json<StoredTaxPart[]>;
  lines: Json<StoredReturnedLine[]>;
  reason: string | null;
  request_key: string | null;
  issued_at: Date;
}

/** A stored line of a credit note, with its numbers as decimal text. */
export interface StoredReturnedLine {
  readonly position: number;
  readonly sku: string;
  readonly description: string;
  readonly quantity: string;
  readonly baseUom: string;
  readonly unitPrice: string;
  readonly rate: string;
  readonly netAmount: string;
  readonly gctAmount: string;
}

interface RefundTable extends Scoped {
  id: string;
  customer_id: string;
  order_id: string;
  invoice_id: string | null;
  payment_id: string | null;
  payment_session_id: string | null;
  credit_note_id: string | null;
  method: RefundMethod;
  status: RefundStatus;
  amount: string;
  currency: string;
  is_overpayment: boolean;
  provider_reference: string | null;
  reference: string | null;
  failure_code: string | null;
  request_key: string | null;
  revision: Generated<number>;
  attempts: number;
  next_attempt_at: Date | null;
  replaced_by: string | null;
  created_at: Date;
  updated_at: Date;
  settled_at: Date | null;
}

interface UnappliedCreditTable extends Scoped {
  customer_id: string;
  currency: string;
  amount: string;
  updated_at: Generated<Date>;
}

interface UnappliedCreditEntryTable extends Scoped {
  customer_id: string;
  sequence: ColumnType<string, never, never>;
  kind: UnappliedEntryKind;
  amount: string;
  change: string;
  source_id: string;
  reference: string;
  at: Generated<Date>;
}

interface SandboxRefundTable {
  id: string;
  session_id: string;
  amount: string;
  currency: string;
  status: RefundStatus;
  failure_code: string | null;
  created_at: Date;
  notify_at: Date | null;
}

/** A payment that the sandbox gateway makes by itself. */
interface SandboxPaymentTable {
  tenant_id: string;
  mode: 'sandbox';
  id: string;
  position: Generated<string>;
  outcome: 'PAY' | 'DECLINE' | 'CANCEL';
  delay_seconds: number;
  /** Another amount than that of the session, if it is not null. */
  amount: string | null;
  session_id: string | null;
  due_at: Date | null;
  created_at: Generated<Date>;
}
