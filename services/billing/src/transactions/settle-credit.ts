import type { Scope } from '@storefront/db';
import type { Decimal } from '@storefront/money';
import type { Transaction } from 'kysely';
import { settleEntry } from '../domain/credit.ts';
import type { InvoiceHead } from '../domain/invoice.ts';
import { applyCreditEntry, lockCreditAccount } from '../store/credit-accounts.ts';
import type { Database } from '../store/schema.ts';

/** Reduces the credit balance of the invoice's customer by `amount`. Only invoices on credit terms are part of the balance. */
export async function settleCredit(
  trx: Transaction<Database>,
  scope: Scope,
  { paymentRail, customerId, number }: InvoiceHead,
  kind: 'payment' | 'void' | 'credit_note',
  amount: Decimal,
): Promise<void> {
  if (paymentRail !== 'CREDIT_TERMS' || amount.isZero()) return;
  const customer = { tenantId: scope.tenantId, mode: scope.mode, customerId };
  await lockCreditAccount(trx, customer);
  await applyCreditEntry(trx, customer, settleEntry(kind, amount, number));
}
