import { conflict, isAppError } from '@storefront/errors';
import { type Decimal, decimal, sumOf } from '@storefront/money';
import { postEntry, type SettlementKind, settleEntry } from '../../../services/billing/src/credit/domain/credit.ts';
import { sandboxScenario } from '../../../services/billing/src/gateways/domain/sandbox-refund.ts';
import {
  type CreditRequest,
  type CreditTermsOfNote,
  creditNoteNumber,
  creditTermsOf,
  isCreditOfAll,
} from '../../../services/billing/src/invoices/domain/credit-note.ts';
import {
  checkVoidable,
  type Invoice,
  type InvoicePayment,
  invoiceNumber,
  notReversed,
  voided,
  withDueReduction,
  withPayment,
  withReversal,
} from '../../../services/billing/src/invoices/domain/invoice.ts';
import { issueInvoice } from '../../../services/billing/src/invoices/domain/issue-invoice.ts';
import { checkReissuable, checkUncredited, replaced, successorOf } from '../../../services/billing/src/invoices/domain/reissue-invoice.ts';
import { UNKNOWN_SELLER } from '../../../services/billing/src/invoices/domain/seller.ts';
import { settlementOf } from '../../../services/billing/src/invoices/domain/settlement.ts';
import { applicableCredit } from '../../../services/billing/src/payments/domain/applicable-credit.ts';
import { planReversal } from '../../../services/billing/src/payments/domain/reversal.ts';
import { refundMethodOf, refundParts } from '../../../services/billing/src/refunds/domain/refund-sources.ts';
import { newRefund, type Refund, type Settlement } from '../../../services/billing/src/refunds/domain/refund.ts';
import { cancelledOrder } from '../../../services/orders/src/domain/close-order.ts';
import {
  cancelledWith,
  correctedOrder,
  creditedLines,
  withEverythingCredited,
  withoutCorrection,
  withPendingCorrection,
} from '../../../services/orders/src/domain/correct-order.ts';
import type { CorrectionRequest } from '../../../services/orders/src/domain/correction.ts';
import { toShip } from '../../../services/orders/src/domain/open-quantities.ts';
import type { Order } from '../../../services/orders/src/domain/order.ts';
import { refundedOrder } from '../../../services/orders/src/domain/refund-order.ts';
import { settledOrder } from '../../../services/orders/src/domain/settle-order.ts';
import { deliveredOrder, withPendingShipment, withShipmentSent } from '../../../services/orders/src/domain/ship-order.ts';
import type { Books, Operation, PlacedOrder, State } from './books.ts';
import { billedOrder, cents, placedOrder } from './place.ts';

/** A credit note with its number and its invoice. */
interface IssuedNote extends CreditTermsOfNote {
  readonly number: string;
  readonly invoiceId: string;
}

/** One order on both sides, with its invoices, oldest first, and their refunds. */
interface Account {
  order: Order;
  invoices: Invoice[];
  readonly notes: IssuedNote[];
  readonly refunds: Refund[];
}

interface Credit extends Settlement {
  readonly request: CreditRequest;
}

const NOW = new Date('2026-11-21T10:00:00.000Z');
const AT = NOW.toISOString();

/** The books as the pure rules of orders and billing keep them. Only what stores and sends is left out; events arrive at once. */
export class RuleBooks implements Books {
  readonly #accounts: Account[];
  readonly #onHand: Record<string, number>;
  #balance = decimal('0');
  #unapplied = decimal('0');
  #invoices = 0n;
  #notes = 0n;
  #ids = 0;

  constructor(placed: readonly PlacedOrder[], onHand: Readonly<Record<string, number>>) {
    this.#onHand = { ...onHand };
    this.#accounts = placed.map((order, index) => {
      this.#invoices += 1n;
      const billed = billedOrder(order, index);
      const isPaid = order.rail === 'PREPAID' && billed.total.gt(0);
      const payment = isPaid ? this.#payment(billed.total, 'session') : null;
      const number = invoiceNumber(UNKNOWN_SELLER.invoicePrefix, this.#invoices);
      const invoice = issueInvoice(billed, { id: this.#newId(), number, issuedAt: NOW, seller: UNKNOWN_SELLER, payment });
      this.#enter(invoice, postEntry(invoice.amountDue, null, number).balanceChange);
      return { order: placedOrder(order, index), invoices: [invoice], notes: [], refunds: [] };
    });
    for (const account of this.#accounts) this.#settle(account);
  }

  async perform(operation: Operation): Promise<string | null> {
    const account = at(this.#accounts, operation.order);
    try {
      this.#apply(account, operation);
      this.#settle(account);
      return null;
    } catch (error) {
      if (isAppError(error) && error.reason !== null) return error.reason;
      throw error;
    }
  }

  async state(): Promise<State> {
    const reserved = (sku: string): number =>
      total(
        this.#accounts.flatMap(({ order }) => order.lines.filter((line) => line.sku === sku).map((line) => toShip(order, line).toNumber())),
      );
    return {
      stock: Object.fromEntries(Object.entries(this.#onHand).map(([sku, onHand]) => [sku, { onHand, reserved: reserved(sku) }])),
      balance: inCents(this.#balance),
      credit: inCents(this.#unapplied),
      orders: this.#accounts.map((account) => ({
        status: account.order.status,
        paymentStatus: account.order.paymentStatus,
        lines: account.order.lines.map((line) => ({
          shipped: Number(line.shippedQuantity),
          cancelled: Number(account.order.status === 'CANCELLED' ? line.quantity : line.cancelledQuantity),
          credited: Number(line.creditedQuantity),
          returned: Number(line.returnedQuantity),
        })),
        invoices: account.invoices
          .map((invoice) => this.#read(account, invoice))
          .map((invoice) => ({
            number: invoice.number,
            settlement: settlementOf(invoice),
            total: inCents(invoice.total),
            paid: inCents(invoice.amountPaid),
            credited: inCents(invoice.amountCredited),
            refunded: inCents(invoice.amountRefunded),
            due: inCents(invoice.amountDue),
          })),
        notes: account.notes.map(({ number, taxBreakdown }) => ({
          number,
          tax: Object.fromEntries(
            taxBreakdown.map(({ rate, taxableAmount, gctAmount }) => [
              rate.toFixed(),
              [inCents(taxableAmount), inCents(gctAmount)] as const,
            ]),
          ),
        })),
      })),
    };
  }

  #apply(account: Account, operation: Operation): void {
    const invoice = current(account);
    switch (operation.kind) {
      case 'ship':
        return this.#ship(account, operation.lines);
      case 'deliver':
        account.order = deliveredOrder(account.order, AT);
        return;
      case 'cancel-order':
        account.order = cancelledOrder(account.order, { reason: 'x', reasonCode: 'OTHER', actor: 'store', at: AT });
        return this.#close(account);
      case 'cancel':
      case 'restock':
      case 'refund':
        return this.#correct(account, operation);
      case 'pay':
        return this.#pay(account, this.#payment(decimal(cents(operation.amount)), 'recorded'));
      case 'apply': {
        const unapplied = { customerId: invoice.customerId, currency: invoice.currency, amount: this.#unapplied };
        const amount = applicableCredit(unapplied, invoice, decimal(cents(operation.amount)));
        this.#pay(account, this.#payment(amount, 'credit'));
        this.#unapplied = this.#unapplied.minus(amount);
        return;
      }
      case 'reverse':
        return this.#reverse(account, at(invoice.payments, operation.payment));
      case 'void':
        if (invoice.status === 'VOIDED') throw conflict('invoice_voided', '');
        checkUncredited(this.#obstacles(account));
        checkVoidable(invoice, { settlesPayments: false, isOrderClosed: account.order.status === 'CANCELLED' });
        throw new Error('the invoice of an open order was voided');
      case 'reissue':
        return this.#reissue(account);
    }
  }

  #ship(account: Account, lines: readonly { line: number; units: number }[]): void {
    const id = this.#newId();
    const named = lines.map(({ line, units }) => ({ line: at(account.order.lines, line).id, quantity: String(units) }));
    const pending = withPendingShipment(account.order, named, { id, carrier: null, trackingNumber: null, trackingUrl: null });
    const { lines: sent } = at(pending.shipments, pending.shipments.length - 1);
    account.order = withShipmentSent(pending, id, AT);
    for (const { sku, quantity } of sent) this.#put(sku, -Number(quantity));
  }

  #correct(account: Account, operation: Extract<Operation, { kind: 'cancel' | 'restock' | 'refund' }>): void {
    const id = this.#newId();
    const request = requestOf(operation);
    const pending = withPendingCorrection(account.order, { id, request });
    const cancelled = cancelledWith(pending, id, AT);
    if (cancelled !== undefined) {
      account.order = cancelled;
      return this.#close(account);
    }
    const added = at(pending.corrections, pending.corrections.length - 1);
    const before = account.order;
    account.order = pending;
    let isCredited = false;
    if (operation.kind !== 'restock') {
      const waiting = account.refunds.filter(({ method, status }) => method === 'BY_HAND' && status === 'PENDING');
      try {
        if (request.method === 'BY_HAND' && waiting.length > 0) {
          this.#settleByHand(account, request, waiting);
          account.order = withoutCorrection(account.order, id);
          return;
        }
        if (current(account).status === 'VOIDED') throw conflict('nothing_to_refund', '');
        isCredited = this.#issueNote(
          account,
          creditOf(request.lines.length > 0 ? creditedLines(pending, added) : [], request),
          operation.kind === 'cancel',
        );
      } catch (error) {
        account.order = before;
        throw error;
      }
    }
    this.#finish(account, id);
    const left = current(account).total.minus(this.#read(account, current(account)).amountCredited);
    if (!isCredited || left.gt(0)) return;
    const settleId = this.#newId();
    account.order = withEverythingCredited(account.order, settleId);
    this.#finish(account, settleId);
  }

  #finish(account: Account, id: string): void {
    const { status, corrections } = account.order;
    for (const { sku, quantity } of corrections.find((each) => each.id === id)?.quantities.returned ?? []) this.#put(sku, Number(quantity));
    account.order = correctedOrder(account.order, id, AT);
    account.order = { ...account.order, corrections: account.order.corrections.filter(({ finishedAt }) => finishedAt === null) };
    if (account.order.status === 'CANCELLED' && status !== 'CANCELLED') this.#close(account);
  }

  #settleByHand(account: Account, { lines, shipping, amount }: CorrectionRequest, waiting: readonly Refund[]): void {
    const sum = sumOf(waiting.map((refund) => refund.amount));
    if (lines.length > 0 || shipping || (amount !== null && !sum.equals(amount))) throw conflict('refund_amount_differs', '');
    for (const refund of waiting) this.#change(account, { ...refund, status: 'SUCCEEDED' });
  }

  /** Credits the invoice, as credit-invoice.ts does. Reports whether a credit note was issued. */
  #issueNote(account: Account, { request, ...settlement }: Credit, isCancellation: boolean): boolean {
    const invoice = current(account);
    const notes = this.#notesOf(account, invoice);
    const isNamed = request.lines.length > 0 || request.shipping;
    const isWhole = isCreditOfAll(request) || (!isNamed && request.amount?.equals(invoice.total));
    if (isWhole && !isCancellation && notes.length === 0 && invoice.amountPaid.isZero() && !invoice.total.isZero()) {
      throw conflict('invoice_unpaid', '');
    }
    const terms = creditTermsOf(invoice, notes, request);
    if (terms === undefined) return false;
    if (terms.dueReduction.gt(0)) {
      this.#replace(account, withDueReduction(invoice, terms.dueReduction));
      this.#settleCredit(invoice, 'credit_note', terms.dueReduction);
    }
    this.#refund(account, terms.total.minus(terms.dueReduction), settlement);
    this.#notes += 1n;
    account.notes.push({ ...terms, number: creditNoteNumber(this.#notes), invoiceId: invoice.id });
    this.#settle(account);
    return true;
  }

  #refund(account: Account, amount: Decimal, { method, reference }: Settlement): void {
    const invoice = current(account);
    const payments = invoice.payments.map((payment) => {
      const reserved = sumOf(account.refunds.filter(({ paymentId }) => paymentId === payment.id).map((refund) => refund.amount));
      const refundable = notReversed(payment).minus(reserved);
      return { payment, refundable: refundable.gt(0) ? refundable : decimal('0') };
    });
    for (const part of refundParts(payments, amount)) {
      const chosen = method ?? refundMethodOf(part.payment);
      const { customerId, orderId, currency } = invoice;
      const terms = {
        customerId,
        orderId,
        currency,
        invoiceId: invoice.id,
        paymentId: part.payment.id,
        paymentSessionId: null,
        creditNoteId: null,
        method: chosen,
        amount: part.amount,
        reference: chosen === 'BY_HAND' ? (reference ?? null) : null,
      };
      const opened = newRefund(terms, { id: this.#newId(), now: NOW });
      account.refunds.push(opened);
      if (chosen === 'CREDIT') this.#unapplied = this.#unapplied.plus(part.amount);
      this.#change(account, chosen === 'GATEWAY' ? { ...opened, status: sandboxScenario(part.amount, currency).first.status } : opened);
    }
  }

  /** Stores the new status of a refund, and tells orders. */
  #change(account: Account, refund: Refund): void {
    account.refunds[account.refunds.findIndex(({ id }) => id === refund.id)] = refund;
    const sum = (status: Refund['status']): string =>
      sumOf(account.refunds.filter((each) => each.status === status).map(({ amount }) => amount)).toFixed();
    const totals = {
      received: sumOf(current(account).payments.map(notReversed)).toFixed(),
      refunded: sum('SUCCEEDED'),
      pending: sum('PENDING'),
      failed: sum('FAILED'),
      revision: account.order.refundRevision + 1,
    };
    account.order = refundedOrder(account.order, { status: refund.status, isOverpayment: false }, totals, AT);
  }

  #close(account: Account): void {
    const invoice = this.#read(account, current(account));
    if (invoice.amountPaid.isZero() && invoice.amountCredited.isZero()) {
      this.#replace(account, voided(current(account), NOW, 'UTC'));
      this.#settleCredit(invoice, 'void', invoice.amountDue);
    } else if (invoice.amountCredited.lt(invoice.total)) {
      this.#issueNote(account, { request: { lines: [], shipping: false } }, true);
      account.order = withEverythingCredited(account.order, this.#newId());
    }
  }

  #pay(account: Account, payment: InvoicePayment): void {
    const invoice = current(account);
    this.#replace(account, { ...withPayment(invoice, payment.amount), payments: [...invoice.payments, payment] });
    this.#settleCredit(invoice, 'payment', payment.amount);
  }

  #reverse(account: Account, payment: InvoicePayment): void {
    const invoice = current(account);
    const { customerId, currency, orderId } = invoice;
    const reversedAmount = payment.reversal?.amount ?? decimal('0');
    const part = { id: payment.id, paymentId: payment.id, invoiceId: invoice.id, orderId, left: notReversed(payment) };
    const plan = planReversal({ ...payment, customerId, currency, reversedAmount }, [part]);
    if (account.refunds.some(({ paymentId, status }) => paymentId === payment.id && status === 'PENDING'))
      throw conflict('refund_pending', '');
    const amount = sumOf(plan.parts.map((each) => each.amount));
    const reversal = { amount, reason: 'BOUNCED', reversedOn: '2026-11-21', reference: null } as const;
    const payments = invoice.payments.map((each) => (each === payment ? { ...payment, reversal } : each));
    const reopened = { ...withReversal(invoice, amount), payments };
    this.#replace(account, reopened);
    this.#settleCredit(invoice, 'reversal', reopened.amountDue.minus(invoice.amountDue));
    this.#unapplied = this.#unapplied.plus(plan.toCredit).minus(plan.fromCredit);
  }

  #reissue(account: Account): void {
    const invoice = current(account);
    if (account.order.status === 'CANCELLED') throw conflict('order_closed', '');
    checkReissuable(invoice, { ...this.#obstacles(account), hasPaymentInProgress: false });
    const id = this.#newId();
    this.#settleCredit(invoice, 'void', invoice.amountDue);
    this.#replace(account, replaced(invoice, id, NOW, 'UTC'));
    this.#invoices += 1n;
    const number = invoiceNumber(UNKNOWN_SELLER.invoicePrefix, this.#invoices);
    const { buyer } = invoice;
    const successor = successorOf(invoice, { id, number, issuedAt: NOW, timeZone: 'UTC', seller: UNKNOWN_SELLER, storeName: 'x', buyer });
    this.#enter(successor, postEntry(successor.amountDue, null, number).balanceChange);
    account.invoices.push(successor);
  }

  /** Tells orders how the current invoice stands. */
  #settle(account: Account): void {
    const invoice = this.#read(account, current(account));
    account.order = settledOrder(account.order, { settlement: settlementOf(invoice), hasPayment: invoice.amountPaid.gt(0), at: AT });
  }

  /** Returns the invoice with the sums that billing computes when it reads one. */
  #read(account: Account, invoice: Invoice): Invoice {
    const refunded = account.refunds.filter(({ invoiceId, status }) => invoiceId === invoice.id && status === 'SUCCEEDED');
    return {
      ...invoice,
      amountCredited: sumOf(this.#notesOf(account, invoice).map((note) => note.total)),
      amountRefunded: sumOf(refunded.map(({ amount }) => amount)),
    };
  }

  #obstacles = (account: Account) => ({
    hasCreditNote: this.#notesOf(account, current(account)).length > 0,
    hasOpenRefund: account.refunds.some(({ status }) => status !== 'SUCCEEDED'),
  });

  #notesOf = ({ notes }: Account, { id }: Invoice): IssuedNote[] => notes.filter(({ invoiceId }) => invoiceId === id);

  #replace(account: Account, invoice: Invoice): void {
    account.invoices = account.invoices.map((each) => (each.id === invoice.id ? invoice : each));
  }

  #settleCredit = (invoice: Invoice, kind: SettlementKind, amount: Decimal): void =>
    this.#enter(invoice, settleEntry(kind, amount, invoice.number).balanceChange);

  #enter({ paymentRail }: Invoice, change: Decimal): void {
    if (paymentRail === 'CREDIT_TERMS') this.#balance = this.#balance.plus(change);
  }

  #payment = (amount: Decimal, source: InvoicePayment['source']): InvoicePayment => ({
    id: this.#newId(),
    amount,
    paidAt: NOW,
    source,
    paymentSessionId: null,
    reference: null,
  });

  #put(sku: string, units: number): void {
    this.#onHand[sku] = (this.#onHand[sku] ?? 0) + units;
  }

  #newId(): string {
    this.#ids += 1;
    return `id-${this.#ids}`;
  }
}

const current = ({ invoices }: Account): Invoice => at(invoices, invoices.length - 1);
const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
const inCents = (amount: Decimal): number => amount.times(100).toNumber();

function at<T>(entries: readonly T[], index: number): T {
  const entry = entries[index];
  if (entry === undefined) throw new Error(`no entry at index ${index}`);
  return entry;
}

const requestOf = (operation: Extract<Operation, { kind: 'cancel' | 'restock' | 'refund' }>): CorrectionRequest => {
  const lines = operation.lines.map(({ sku, units }) => ({ sku, quantity: String(units) }));
  const none = { shipping: false, amount: null, method: null, reference: null, reason: 'x', restock: false };
  if (operation.kind !== 'refund') return { ...none, kind: operation.kind, lines };
  const { amount, method, restock, shipping } = operation;
  const reference = method === 'BY_HAND' ? 'TILL' : null;
  return { ...none, kind: 'refund', lines, shipping, amount: amount === null ? null : cents(amount), method, reference, restock };
};

/** The credit that orders requests from billing. */
const creditOf = (lines: ReturnType<typeof creditedLines>, { shipping, amount, method, reference }: CorrectionRequest): Credit => ({
  request: {
    lines: lines.map(({ sku, quantity, position, uncredited }) => ({
      sku,
      quantity: decimal(quantity),
      line: { position, uncredited: decimal(uncredited) },
    })),
    shipping,
    amount: amount === null ? undefined : decimal(amount),
  },
  method: method ?? undefined,
  reference: reference ?? undefined,
});
