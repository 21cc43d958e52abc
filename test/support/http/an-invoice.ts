import { eventually } from '../eventually.ts';
import type { Shopper } from '../systems/a-store.ts';
import { anOrder } from './priced-cart.ts';

/** Longer than issuing takes on a busy machine. */
const ISSUED_MS = 60_000;

/** The parts of an invoice that tests need. */
export interface IssuedInvoice {
  readonly id: string;
  readonly number: string;
  readonly order_id: string;
  readonly amount_due: number;
  readonly settlement: string;
}

/** Places an order on account for two units, and returns its invoice once it is issued. */
export async function anInvoice(shopper: Pick<Shopper, 'api'>, sku: string): Promise<IssuedInvoice> {
  const { id } = await anOrder(shopper, [{ sku, quantity: 2 }], { payment_rail: 'CREDIT_TERMS' });
  return eventually(ISSUED_MS, async () => {
    const { data } = (await shopper.api.get(`/v1/invoices?order_id=${id}`)).body;
    if (data[0] === undefined) throw new Error('the invoice is not issued yet');
    return data[0] as IssuedInvoice;
  });
}

/** Reads an invoice again. */
export const readInvoice = async ({ api }: Pick<Shopper, 'api'>, { id }: IssuedInvoice): Promise<IssuedInvoice> =>
  (await api.get(`/v1/invoices/${id}`)).body.data;
