import type { CustomerScope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { type Decimal, sumOf } from '@storefront/money';
import { applyUnappliedEntry } from '../../credit/store/unapplied-credits.ts';
import { lockCustomerMoney } from '../../customers/store/customers.ts';
import type { NewRowDeps } from '../../deps.ts';
import { findOrderOfInvoice } from '../../invoices/store/invoices.ts';
import { lockInvoices } from '../../invoices/transactions/lock-invoices.ts';
import type { Trx } from '../../store/schema.ts';
import { type Allocation, checkAllocations, payInOrder, type ReceivedPayment } from '../domain/received-payment.ts';
import { findRecordedPayment, listOpenInvoices } from '../store/received-payments.ts';
import { bookParts } from './book-parts.ts';
import { refuseRepeatedPayment } from './find-repeated-payment.ts';

/** A payment on account. Without allocations, it pays what is due first. */
export type PaymentOnAccount = Omit<ReceivedPayment, 'id' | 'paymentSessionId'> & {
  readonly allocations: readonly Allocation[] | undefined;
  readonly refuseRepeated: boolean;
};

/**
 * Records a payment of a customer that the store received outside the system, and returns its ID. What no invoice receives is unapplied credit. A reference is
 * recorded once per customer; with another amount it is a conflict.
 */
export async function recordCustomerPayment(
  trx: Trx,
  scope: CustomerScope,
  { allocations, refuseRepeated, ...given }: PaymentOnAccount,
  deps: NewRowDeps,
): Promise<string> {
  const { amount, currency, reference } = given;
  await lockCustomerMoney(trx, scope);
  const repeated = reference === null ? undefined : await findRecordedPayment(trx, scope, reference);
  if (repeated !== undefined) {
    if (repeated.amount.equals(amount)) return repeated.id;
    throw conflict('payment_reference_used', `A payment of ${repeated.amount.toFixed()} has this reference.`);
  }
  await refuseRepeatedPayment(trx, scope, { ...given, refuseRepeated });
  const open = allocations === undefined ? await listOpenInvoices(trx, scope, currency) : [];
  const store = { tenantId: scope.tenantId, mode: scope.mode };
  const named: { invoiceId: string; orderId: string }[] = open.map(({ id, orderId }) => ({ invoiceId: id, orderId }));
  for (const { invoiceId } of allocations ?? []) named.push({ invoiceId, orderId: await findOrderOfInvoice(trx, store, invoiceId) });
  const invoices = await lockInvoices(trx, store, named);
  if (allocations !== undefined) checkAllocations(allocations, invoices, { customerId: scope.customerId, currency, amount });
  const planned =
    allocations ??
    payInOrder(
      open.flatMap(({ id }) => invoices.get(id) ?? []),
      amount,
    );

  const payment = { ...given, id: deps.newId(), paymentSessionId: null };
  const parts = planned.flatMap(({ invoiceId, amount: part }) => {
    const invoice = invoices.get(invoiceId);
    return invoice === undefined ? [] : [{ invoice, amount: part }];
  });
  await bookParts(trx, scope, { payment, parts }, deps);
  await keepRest(trx, scope, payment, amount.minus(sumOf(planned.map((each) => each.amount))));
  return payment.id;
}

async function keepRest(trx: Trx, scope: CustomerScope, { id, currency, reference }: ReceivedPayment, rest: Decimal): Promise<void> {
  if (rest.lte(0)) return;
  const entry = { kind: 'payment', change: rest, sourceId: id, reference: reference ?? id } as const;
  await applyUnappliedEntry(trx, scope, { currency, entry });
}
