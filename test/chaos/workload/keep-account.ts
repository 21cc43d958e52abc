import { randomUUID } from 'node:crypto';
import type { Random } from '../random.ts';
import type { ChaosShopper, OpenShop } from './open-shop.ts';
import { choose } from './place-order.ts';

/** Payment pages that a shopper has left open. Each is paid later, unless something has canceled it. */
export type OpenPages = string[];

interface OpenInvoice {
  readonly id: string;
  readonly amount_due: number;
}

/** Lets a shopper read the statement, pay an earlier page, and reach the oldest invoices from credit and with a payment of several at the same time. */
export async function keepAccount({ shop }: OpenShop, { client }: ChaosShopper, random: Random, pages: OpenPages): Promise<void> {
  await client.sendUntilFinal({ action: 'read statement', method: 'GET', path: '/v1/me/statement' });
  const earlier = random.next() < 0.5 ? pages.shift() : undefined;
  if (earlier !== undefined) await choose(client, earlier, 'pay');
  const path = '/v1/invoices?status=OPEN&sort=issued_at&limit=3';
  const { status, response } = await client.sendUntilFinal({ action: 'browse', method: 'GET', path });
  const open: readonly OpenInvoice[] = status === 200 ? response.data : [];
  if (open.length === 0) return;
  // In live mode there is no payment gateway.
  const paying = shop.mode === 'sandbox' && random.next() < 0.7 ? payInvoices(client, random, open, pages) : undefined;
  await Promise.all([paying, random.next() < 0.5 ? applyCredit(client, random.pick(open)) : undefined]);
}

async function applyCredit(client: ChaosShopper['client'], { id }: OpenInvoice): Promise<void> {
  const { status, response } = await client.sendUntilFinal({ action: 'browse', method: 'GET', path: '/v1/me/credit-status' });
  if (status !== 200 || response.data.unapplied_credit === 0) return;
  const path = `/v1/invoices/${id}/apply-credit`;
  await client.sendUntilFinal({ action: 'apply credit', method: 'POST', path, body: {}, key: randomUUID() });
}

/** Pays invoices in one session, some of them in part, at once, later, or never. */
async function payInvoices(client: ChaosShopper['client'], random: Random, open: readonly OpenInvoice[], pages: OpenPages): Promise<void> {
  const invoices = open.map(({ id, amount_due: due }) => ({ invoice_id: id, ...(due > 1 && random.next() < 0.4 ? { amount: 1 } : {}) }));
  const request = { action: 'pay invoices', method: 'POST', path: '/v1/invoice-payments', body: { invoices }, key: randomUUID() } as const;
  const { status, response } = await client.sendUntilFinal(request);
  // A repeated request can find its session ended, which has no page.
  if (status !== 201 || response.data.redirect_url === null) return;
  const page: string = response.data.redirect_url;
  const draw = random.next();
  if (draw < 0.3) pages.push(page);
  else if (draw < 0.4) await choose(client, page, random.pick(['decline', 'cancel']));
  // Another tab opens a session of one of the invoices, which cancels this one unless it is paid.
  else await Promise.all([choose(client, page, 'pay'), draw < 0.7 ? payInvoice(client, random.pick(open).id) : undefined]);
}

/** Reads an invoice and pays what is due. */
export async function payInvoice(client: ChaosShopper['client'], id: string): Promise<void> {
  await client.sendUntilFinal({ action: 'read invoice', method: 'GET', path: `/v1/invoices/${id}` });
  const opened = await client.sendUntilFinal({ action: 'pay invoice', method: 'POST', path: `/v1/invoices/${id}/pay`, key: randomUUID() });
  if (opened.status !== 200 && opened.status !== 201) return;
  const page: string | null = opened.response.data.redirect_url;
  if (page !== null) await choose(client, page, 'pay');
}
