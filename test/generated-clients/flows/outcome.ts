/** The report of a run of the main flow to the test, as JSON on standard output. */
export interface Outcome {
  readonly products: number;
  readonly orders: readonly PlacedOrder[];
  /** The numbers of the invoices that were issued for the orders. */
  readonly invoices: readonly string[];
  /** The `error.reason` of a checkout that was refused. */
  readonly refusal: string | null;
  /** The `state` of a checkout over the credit limit. */
  readonly overLimit: string;
}

/** An order as its own client read it. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly rail: string;
  readonly status: string;
}

/** The rails, in the order in which each flow uses them. */
export const RAILS = ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'] as const;

/** A setting that the test passes to a flow. */
export function setting(name: 'STOREFRONT_URL' | 'STOREFRONT_KEY' | 'EMAIL' | 'PASSWORD'): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

/** Pays on the hosted page of the sandbox gateway, as a shopper would. */
export async function payAt(redirectUrl: string): Promise<void> {
  const body = new URLSearchParams({ outcome: 'pay' });
  const { status } = await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' });
  if (status >= 400) throw new Error(`the payment page returned ${status}`);
}

/** Repeats a read until it returns a value. */
export async function eventually<Value>(read: () => Promise<Value | undefined>): Promise<Value> {
  for (const giveUpAt = Date.now() + 30_000; Date.now() < giveUpAt;) {
    const value = await read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the expected state was not reached within 30 seconds');
}

/** Fails to compile if a union has a variant that is not handled. */
export function unreachable(value: never): never {
  throw new Error(`unexpected: ${JSON.stringify(value)}`);
}
