import type { PaymentRail } from '@storefront/contract';
import type { Scope } from '@storefront/db';
import type { Decimal } from '@storefront/money';
import type { Trx } from '../../store/schema.ts';
import { type SettlementKind, settleEntry } from '../domain/credit.ts';
import { applyCreditEntry, lockCreditAccount } from '../store/credit-accounts.ts';

/** An invoice that may be part of the balance. */
interface BilledInvoice {
  readonly paymentRail: PaymentRail;
  readonly customerId: string;
  readonly number: string;
}

/** Changes the credit balance of the invoice's customer by `amount`. Only invoices on credit terms are part of the balance. */
export async function settleCredit(
  trx: Trx,
  scope: Scope,
  { paymentRail, customerId, number }: BilledInvoice,
  kind: SettlementKind,
  amount: Decimal,
): Promise<void> {
  if (paymentRail !== 'CREDIT_TERMS' || amount.isZero()) return;
  const customer = { tenantId: scope.tenantId, mode: scope.mode, customerId };
  await lockCreditAccount(trx, customer);
  await applyCreditEntry(trx, customer, settleEntry(kind, amount, number));
}
