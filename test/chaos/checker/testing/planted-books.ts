import type { DraftRun } from './a-clean-run.ts';
import { addFailedCheckout, addRequest, first, isInvoiceIssued, type Plants, request, without } from './plant.ts';
import { anOutOfStock, anOverCreditLimit, aRequest, ORDER, PREPAID } from './records.ts';

/** Lets the numbers start with 2. */
const shiftNumbers = (numbered: { sequence: number }[]): void => {
  for (const one of numbered) one.sequence += 1;
};

const counter = (run: DraftRun, kind: string) =>
  run.final.counters.find((one) => one.kind === kind) as DraftRun['final']['counters'][number];

/** The content of the first statement, or of a later one. */
const statement = ({ history }: DraftRun, index = 0) =>
  history.requests.filter(({ action }) => action === 'read statement')[index]?.response.data;

type DraftInvoice = DraftRun['final']['invoices'][number];

/** Violations of the invariants about stock, money, and numbers. */
export const PLANTED_BOOKS: Plants = {
  'stock is conserved': [
    ['stock is reserved without an order', ({ final }) => (first(final.stock).reserved = 100)],
    ['a count was lost', ({ final }) => ((final.stock[1] as { onHand: number }).onHand = 5_000)],
    ['stock is missing', ({ final }) => (first(final.stock).onHand -= 100)],
    ['returned goods are not back', ({ final }) => (first(first(final.orders).lines).returned = 100)],
    ['a shipped unit is canceled', ({ final }) => (first(first(final.orders).lines).cancelled = 100)],
    ['more is credited than was ordered', ({ final }) => (first(first(final.orders).lines).credited = 300)],
  ],
  'credit is conserved': [
    ['a balance exceeds what is due', ({ final }) => (first(final.credit).balance += 1)],
    ['credit is still held', ({ final }) => (first(final.credit).held = 1)],
    ['the ledger does not add up', ({ final }) => (first(final.credit).ledgerBalance += 1)],
    ['the holds of the ledger do not add up', ({ final }) => (first(final.credit).ledgerHeld += 1)],
  ],
  'invoices add up': [
    ['an order has no invoice', (run) => (first(run.final.invoices).order = 'other')],
    [
      'an invoice has another total',
      ({ final }) => {
        first(final.invoices).total += 1;
        first(final.invoices).credited += 1;
      },
    ],
    ['the amount due is wrong', ({ final }) => (first(final.invoices).credited += 1)],
    ['a reversed payment still pays an invoice', ({ final }) => (first(first(final.invoices).payments).reversed = 100)],
    ['an invoice is open without an amount due', ({ final }) => ((final.invoices[1] as { status: string }).status = 'OPEN')],
    ['an invoice is not paid by its payments', ({ final }) => ((final.invoices[1] as { paid: number }).paid -= 1)],
  ],
  'refunds are conserved': [
    ['a payment was returned twice', ({ final }) => final.refunds.push({ ...first(final.refunds), id: 'again' })],
    ['a refund was lost', ({ final }) => (final.refunds = [])],
    [
      'money of a payment of several invoices went to another one',
      ({ final }) =>
        (first(final.sessions).parts = [
          { order: PREPAID, amount: 2_200 },
          { order: ORDER, amount: 100 },
        ]),
    ],
    ['a payment pays for nothing', ({ final }) => (first((final.invoices[1] as DraftInvoice).payments).session = null)],
    [
      'a session that was not paid pays an invoice',
      (run) => {
        first(run.final.sessions).status = 'EXPIRED';
        run.history.requests = without(run.history.requests, ({ action }) => action === 'choose payment');
      },
    ],
    [
      'a pending refund is in the timeline twice',
      ({ final }) => (final.orders[1] as { timeline: string[] }).timeline.splice(4, 0, 'refund_pending', 'refund_pending'),
    ],
    ['a canceled order is still paid', ({ final }) => ((final.orders[1] as { paymentStatus: string }).paymentStatus = 'PAID')],
  ],
  'invoices are settled': [
    [
      'what was refunded of a reversed payment is not due again',
      ({ final }) =>
        Object.assign(final.invoices[1] as DraftInvoice, {
          paid: 0,
          credited: 2_300,
          payments: [{ amount: 2_300, reversed: 2_300, session: 's1', reference: null }],
        }),
    ],
    ['an order is shown as paid of which something is due', ({ final }) => (first(final.orders).paymentStatus = 'PAID')],
    ['a successor is missing', ({ final }) => ((final.invoices[1] as DraftInvoice).replacedBy = 'other')],
  ],
  'accounts add up': [
    ['a part of a payment is lost', ({ final }) => (first(final.payments).applied = 200)],
    ['a part of a payment counts twice', ({ final }) => (first(final.payments).credited = 100)],
    ['credit was spent twice', ({ final }) => Object.assign(first(final.unappliedCredits), { amount: -100, ledger: -100 })],
    ['credit has no entry', ({ final }) => (first(final.unappliedCredits).amount = 100)],
    ['a statement shows no credit', ({ final }) => Object.assign(first(final.unappliedCredits), { amount: 100, ledger: 100 })],
    ['an entry has another balance', (run) => (statement(run).entries[1].balance = 0)],
    ['a statement does not add up', (run) => (statement(run).closing_balance = 24)],
    ['a statement closes with more than is due', (run) => (statement(run).aging.current = 22)],
    ['an entry has changed', (run) => (statement(run).entries[0].type = 'ADJUSTMENT')],
    ['an invoice is due that a statement does not show', (run) => (statement(run, 1).aging.current = 0)],
    ['a payment is not in the statement', (run) => (statement(run, 1).entries[3].type = 'CREDIT_NOTE')],
    ['a refund that is owed is not in the balance', ({ final }) => (first(final.refunds).status = 'PENDING')],
    [
      'a customer has no statement',
      ({ history }) => (history.requests = without(history.requests, ({ action }) => action === 'read statement')),
    ],
  ],
  'only what runs out is refused': [
    ['a product is out of stock of which there is plenty', (run) => addRequest(run, anOutOfStock('mk1s1x-BOLT'))],
    ['a product is out of stock that is not in the cart', (run) => addRequest(run, anOutOfStock('mk1s1x-NUT'))],
    ['a product is not for sale', (run) => addRequest(run, anOutOfStock('mk1s1x-BOLT', 'sku_unavailable'))],
    ['a checkout is over a credit limit that cannot be reached', (run) => addRequest(run, anOverCreditLimit(3_990, 23))],
    ['a checkout is over a credit limit that it does not reach', (run) => addRequest(run, anOverCreditLimit(23, 23))],
    [
      'a customer has another credit limit',
      (run) => {
        addRequest(run, anOverCreditLimit(23, 3_990));
        first(run.final.credit).limit = 500_000;
      },
    ],
    [
      'a checkout is over the credit limit that is not on credit terms',
      (run) => {
        const refused = anOverCreditLimit(23, 3_990);
        addRequest(run, { ...refused, sent: { ...(refused.sent as object), payment_rail: 'CASH_ON_DELIVERY' } });
      },
    ],
  ],
  'numbers have no gaps': [
    ['an order number is missing', ({ final }) => (final.abandonedCheckouts = [])],
    [
      'an order number is missing, although an attempt to check out failed',
      (run) => {
        run.final.abandonedCheckouts.push({ ...first(run.final.abandonedCheckouts), number: 'SO-1005' });
        first(run.final.counters).last = 1_005;
        addFailedCheckout(run);
      },
    ],
    ['order numbers start too early', (run) => (first(run.final.abandonedCheckouts).number = 'SO-1000')],
    ['the last order number that was assigned is missing', ({ final }) => (first(final.counters).last = 1_004)],
    ['an order number was not assigned', ({ final }) => (first(final.counters).last = 1_002)],
    [
      'an order has a number that was returned',
      ({ final }) => final.returnedNumbers.push({ ...first(final.abandonedCheckouts), number: 'SO-1001' }),
    ],
    ['an order number was used twice', ({ final }) => (first(final.abandonedCheckouts).number = 'SO-1001')],
    ['the first invoice is missing', ({ final }) => shiftNumbers(final.invoices)],
    ['the first credit note is missing', ({ final }) => shiftNumbers(final.creditNotes)],
    ['the last invoice that was assigned is missing', (run) => (counter(run, 'invoice').last = 3)],
    ['the last credit note that was assigned is missing', (run) => (counter(run, 'credit note').last = 3)],
    ['the only invoice of a shop is missing', ({ final }) => final.counters.push({ shop: 'store-2/live', kind: 'invoice', last: 1 })],
    [
      'the last invoice of which an endpoint was informed is missing',
      (run) => {
        for (const one of run.history.deliveries.filter(isInvoiceIssued)) one.body = '{"data":{"number":"INV-000003"}}';
      },
    ],
    [
      'the last invoice that a shopper has read is missing',
      (run) => addRequest(run, aRequest({ action: 'read invoice', method: 'GET', response: { data: { number: 'INV-000003' } } })),
    ],
    [
      'the last credit note that an operator has issued is missing',
      (run) => (request(run, 'refund').response = { credit_note: 'CN-000003' }),
    ],
    ['an invoice number is missing', ({ final }) => ((final.invoices[1] as { sequence: number }).sequence = 3)],
    ['a number of a credit note is missing', ({ final }) => ((final.creditNotes[1] as { sequence: number }).sequence = 3)],
  ],
};
