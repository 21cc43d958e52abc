import type { RequestRecord } from '../history/history.ts';
import { amountText, type CheckedRun, groupedBy, type Invariant, isSuccess, type Saw, type Violation } from './checked-run.ts';

/**
 * Every payment is applied to invoices or becomes credit, and credit adds up. Every statement adds up and contains what an earlier one has shown, unchanged; the last
 * one of a customer agrees with the books.
 */
export const accountsAddUp: Invariant = (run, saw) => [...lostMoney(run, saw), ...wrongStatements(run, saw)];

function lostMoney({ final }: CheckedRun, saw: Saw): Violation[] {
  const payments = saw('payments', final.payments)
    .filter(({ amount, applied, credited }) => amount !== applied + credited)
    .map(({ id, shop, amount, applied, credited }) => ({
      message: `of the payment ${id} of ${shop} over ${amountText(amount)}, invoices received ${amountText(applied)}, and ${amountText(credited)} became credit`,
      requests: [],
    }));
  const credits = saw('unapplied credits', final.unappliedCredits, 2)
    .filter(({ amount, ledger }) => amount !== ledger || amount < 0)
    .map(({ customer, shop, amount, ledger }) => ({
      message: `the customer ${customer} of ${shop} has a credit of ${amountText(amount)}, and its entries make ${amountText(ledger)}`,
      requests: [],
    }));
  return [...payments, ...credits];
}

function wrongStatements(run: CheckedRun, saw: Saw): Violation[] {
  const read = run.history.requests.filter((request) => request.action === 'read statement' && isSuccess(request));
  const perCustomer = groupedBy(saw('statements', read), ({ shop, shopper }) => `${shop} ${shopper}`);
  return run.final.credit.flatMap(({ shop, customer }) => {
    const requests = perCustomer.get(`${shop} ${customer}`) ?? [];
    const statements = requests.map(statementOf);
    const violations = [
      ...statements.map(ownViolation),
      ...statements.slice(1).map((statement, index) => changeViolation(statements[index], statement)),
      bookViolation(run, shop, customer, statements.at(-1)),
    ];
    const violation = violations.find((one) => one !== undefined);
    return violation === undefined
      ? []
      : [{ message: `a statement of the customer ${customer} of ${shop} ${violation}`, requests: requests.slice(-2) }];
  });
}

/** A statement in hundredths. */
interface Statement {
  readonly opening: number;
  /** Each with its amount, positive for a debit, and as it is shown. */
  readonly entries: readonly { readonly type: string; readonly amount: number; readonly balance: number; readonly text: string }[];
  readonly closing: number;
  /** The sum of what is due. */
  readonly due: number;
  readonly credit: number;
}

interface Entry {
  readonly type: string;
  readonly debit: number | null;
  readonly credit: number | null;
  readonly balance: number;
}

const inHundredths = (units: number): number => Math.round(units * 100);

function statementOf({ response: { data } }: RequestRecord): Statement {
  return {
    opening: inHundredths(data.opening_balance),
    entries: data.entries.map((entry: Entry) => ({
      type: entry.type,
      amount: inHundredths((entry.debit ?? 0) - (entry.credit ?? 0)),
      balance: inHundredths(entry.balance),
      text: JSON.stringify(entry),
    })),
    closing: inHundredths(data.closing_balance),
    due: sumOf(Object.values<number>(data.aging).map(inHundredths)),
    credit: inHundredths(data.unapplied_credit),
  };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** The violations within a statement. Refunds that are owed lower the balance as well, by an amount that is known at the end only. */
function ownViolation({ opening, entries, closing, due, credit }: Statement): string | undefined {
  let balance = opening;
  for (const entry of entries) {
    balance += entry.amount;
    if (entry.balance !== balance) return `shows ${entry.text} after which ${amountText(balance)} is owed`;
  }
  if (balance !== closing) return `adds up to ${amountText(balance)}, not ${amountText(closing)}`;
  if (closing > due - credit)
    return `closes with ${amountText(closing)}, but ${amountText(due)} is due, less a credit of ${amountText(credit)}`;
  return undefined;
}

function changeViolation(earlier: Statement | undefined, { entries }: Statement): string | undefined {
  const changed = earlier?.entries.find(({ text }, index) => text !== entries[index]?.text);
  return changed && `no longer shows ${changed.text}`;
}

/** The differences between the last statement of a customer and the books. */
function bookViolation({ final }: CheckedRun, shop: string, customer: string, last: Statement | undefined): string | undefined {
  if (last === undefined) return 'is missing';
  const own = <T extends { readonly shop: string; readonly customer: string }>(rows: readonly T[]): readonly T[] =>
    rows.filter((row) => row.shop === shop && row.customer === customer);
  const amountsOf = (rows: readonly { readonly amount: number }[]): number => sumOf(rows.map(({ amount }) => amount));
  const owed = amountsOf(own(final.refunds).filter(({ status, isReplaced }) => status !== 'SUCCEEDED' && !isReplaced));
  const received = amountsOf([
    ...own(final.payments).filter(({ source }) => source === 'recorded'),
    ...own(final.sessions).filter(({ status }) => status === 'PAID'),
  ]);
  const due = sumOf(own(final.invoices).map((invoice) => invoice.due));
  const facts: readonly (readonly [string, number, number])[] = [
    ['a closing balance', last.closing, last.due - last.credit - owed],
    ['credit', last.credit, amountsOf(own(final.unappliedCredits))],
    ['amounts due', last.due, due],
    ['payments', -amountsOf(last.entries.filter(({ type }) => type === 'PAYMENT')), received],
  ];
  const wrong = facts.find(([, shown, booked]) => shown !== booked);
  return wrong && `shows ${wrong[0]} of ${amountText(wrong[1])}, but it is ${amountText(wrong[2])}`;
}
