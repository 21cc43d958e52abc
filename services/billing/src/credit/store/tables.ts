import type { PaymentRail } from '@storefront/contract';
import type { Columns } from '@storefront/db';
import type { ColumnType, Generated } from 'kysely';
import type { Scoped } from '../../store/columns.ts';
import type { AuthorizationStatus } from '../domain/authorization.ts';
import type { CreditAccount, CreditEntry } from '../domain/credit.ts';
import type { TermsBasis } from '../domain/payment-terms.ts';
import type { UnappliedCredit, UnappliedEntry } from '../domain/unapplied-credit.ts';

/** The tables of credit. */
export interface CreditTables {
  credit_account: CreditAccountTable;
  credit_entry: CreditEntryTable;
  payment_authorization: PaymentAuthorizationTable;
  unapplied_credit: UnappliedCreditTable;
  unapplied_credit_entry: UnappliedCreditEntryTable;
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

interface UnappliedCreditTable extends Scoped, Columns<UnappliedCredit> {
  updated_at: Generated<Date>;
}

interface UnappliedCreditEntryTable extends Scoped, Columns<UnappliedEntry> {
  customer_id: string;
  sequence: ColumnType<string, never, never>;
  amount: string;
  at: Generated<Date>;
}
