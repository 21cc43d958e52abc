import type { RequestRecord } from '../history/history.ts';
import { amountText, type CheckedRun, type Invariant } from './checked-run.ts';
import { cartQuantities, type PossibleHold, possibleHolds } from './possible-holds.ts';

/**
 * A checkout is refused as out of stock or over the credit limit only if that can be true: all checkouts that began by then, together with this one, can
 * have taken more than there is. Stock that shoppers order is imported once, and a limit does not change.
 */
export const onlyWhatRunsOutIsRefused: Invariant = (run, saw) => {
  const judge = { ...run, holds: possibleHolds(run), carts: cartQuantities(run.history) };
  const refused = run.history.requests.flatMap((request) => {
    const violationOf = request.action === 'check out' && request.status === 200 ? VIOLATION_OF[request.response.data.state] : undefined;
    return violationOf === undefined ? [] : [{ request, violationOf }];
  });
  return saw('refused checkouts', refused, 10).flatMap(({ request, violationOf }) => {
    const wrong = violationOf(judge, request);
    if (wrong === undefined) return [];
    return [{ message: `the checkout ${request.key} of ${request.shop} was refused ${wrong}`, requests: [request] }];
  });
};

interface Judge extends CheckedRun {
  readonly holds: readonly PossibleHold[];
  readonly carts: ReturnType<typeof cartQuantities>;
}

/** Says what is wrong with a refusal; undefined if it can be true. */
const VIOLATION_OF: Readonly<Record<string, (judge: Judge, request: RequestRecord) => string | undefined>> = {
  out_of_stock: stockViolation,
  over_credit_limit: creditViolation,
};

/** The checkouts of a shop that began before the response arrived. */
const holdsBefore = ({ holds }: Judge, { shop, atMs, tookMs }: RequestRecord): readonly PossibleHold[] =>
  holds.filter((hold) => hold.shop === shop && hold.atMs <= atMs + tookMs);

function stockViolation(judge: Judge, request: RequestRecord): string | undefined {
  const { shop, sent, response } = request;
  const issues: readonly { readonly sku: string; readonly code: string }[] = response.data.issues;
  if (issues.length === 0) return 'as out of stock without a product';
  const cart = judge.carts.get(`${shop} ${(sent as { cart_id: string }).cart_id}`);
  const holds = holdsBefore(judge, request);
  return issues
    .map(({ sku, code }) => issueViolation(judge, holds, { shop, sku, code, wanted: cart?.get(sku) }))
    .find((violation) => violation);
}

interface Issue {
  readonly shop: string;
  readonly sku: string;
  readonly code: string;
  /** Undefined if the cart does not have the product. */
  readonly wanted: number | undefined;
}

function issueViolation({ final }: Judge, holds: readonly PossibleHold[], { shop, sku, code, wanted }: Issue): string | undefined {
  const imported = final.stock.find((stock) => stock.shop === shop && stock.sku === sku)?.imported;
  if (wanted === undefined) return `for ${sku}, which is not in its cart`;
  if (code !== 'insufficient_stock') return `for ${sku} as ${code}, although it was for sale all the time`;
  // The operator counts it, so that what was there at that time is not known.
  if (imported === null) return undefined;
  const taken = holds.reduce((sum, { quantities }) => sum + (quantities.get(sku) ?? 0), 0);
  if (taken + wanted > (imported ?? 0)) return undefined;
  return `because ${sku} is out of stock, but of ${amountText(imported ?? 0)} at most ${amountText(taken)} can have been taken`;
}

function creditViolation(judge: Judge, request: RequestRecord): string | undefined {
  const { shop, shopper, sent, response } = request;
  const { total, shortfall, credit } = response.data;
  const limit = judge.final.credit.find((account) => account.shop === shop && account.customer === shopper)?.limit;
  const owed = holdsBefore(judge, request)
    .filter((hold) => hold.shopper === shopper)
    .reduce((sum, hold) => sum + hold.credit, 0);
  const claimed = inHundredths(credit.balance + credit.held);
  const missing = inHundredths(total) + claimed - inHundredths(credit.credit_limit);
  if ((sent as { payment_rail?: string }).payment_rail !== 'CREDIT_TERMS') return 'over the credit limit, but is not on credit terms';
  if (inHundredths(credit.credit_limit) !== limit) return `over the limit ${credit.credit_limit}, which its customer does not have`;
  if (claimed > owed) return `because ${amountText(claimed)} is owed, but at most ${amountText(owed)} can be owed`;
  if (missing <= 0 || missing !== inHundredths(shortfall)) return `with a shortfall of ${shortfall}, but it is ${amountText(missing)}`;
  return undefined;
}

/** The API has units, the final state has hundredths. */
const inHundredths = (units: number): number => Math.round(units * 100);
