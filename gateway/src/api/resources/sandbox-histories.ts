import { setTimeout as sleep } from 'node:timers/promises';
import { jsonNumber } from '@storefront/money';
import type { Caller } from '@storefront/rpc';
import type { z } from 'zod';
import type { Message } from '../../http/input/to-message.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import { asStore } from '../../stores/sandbox/own-keys.ts';
import type { ResourceDeps } from '../deps.ts';
import type { SandboxHistoryIn } from '../schemas/sandbox-histories.ts';

const INVOICES_PER_MONTH = 2;
/** The orders of the largest history take about two seconds. After this time the response is sent without them; they follow. */
const ORDERS_WAIT_MS = 8_000;
const ORDERS_POLL_MS = 50;

/** Creates a history in billing, and waits until the orders service has created the orders of its invoices. */
export const createHistory =
  ({ sandbox, clients: { orders } }: ResourceDeps) =>
  async ({ entries, months, ...given }: Message<z.output<typeof SandboxHistoryIn>>, { caller }: Call): Promise<Reply> => {
    const invoicesPerMonth = given.invoicesPerMonth ?? INVOICES_PER_MONTH;
    const request = { customer: given.customer, entries: entries ?? [], months: months ?? 0, invoicesPerMonth };
    const { replayed, ...created } = await sandbox.clients.billing.createHistory(request, asStore(caller));
    const { customerId, from, to, invoices, payments, currency } = created;
    if (!replayed) await awaitOrders(orders, { ...caller, customerId }, invoices);
    const data = {
      customer_id: customerId,
      from,
      to,
      invoices,
      payments,
      credit_notes: created.creditNotes,
      currency,
      amount_due: jsonNumber(created.amountDue),
      unapplied_credit: jsonNumber(created.unappliedCredit),
    };
    return enveloped(data, { status: 201, replayed });
  };

/** Waits until a customer has delivered orders. A history is complete without the wait, so a failure only ends it. */
async function awaitOrders({ listOrders }: ResourceDeps['clients']['orders'], caller: Caller, count: number): Promise<void> {
  const request = { limit: 1, offset: 0, status: ['DELIVERED'] };
  for (const end = Date.now() + ORDERS_WAIT_MS; Date.now() < end; await sleep(ORDERS_POLL_MS)) {
    const total = await listOrders(request, caller).then(
      (page) => page.total,
      () => count,
    );
    if (total >= count) return;
  }
}
