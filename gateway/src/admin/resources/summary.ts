import { addDays } from '@storefront/contract';
import type { Subscription__Output } from '@storefront/proto/storefront/webhooks/v1';
import { amount } from '@storefront/public-json';
import { type Caller, section } from '@storefront/rpc';
import { z } from 'zod';
import { count, day, money } from '../../api/schemas/fields.ts';
import { named } from '../../api/schemas/named.ts';
import { enveloped } from '../../http/replies/reply.ts';
import { ok } from '../../http/routing/responses.ts';
import { type NeededScopes, permits } from '../access/operator-context.ts';
import type { AdminClients } from '../clients.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';

/** Counts stop here. */
const COUNT_MAX = 1000;
const DAYS = 30;

const counted = { count: count.max(COUNT_MAX), is_capped: z.boolean().meta({ description: `Whether there are more than ${COUNT_MAX}.` }) };
const CountOut = named('CappedCount', counted);
const SummaryOut = named('Summary', {
  to_ship: CountOut.nullable().meta({
    description: 'Orders of which something can ship. A section that the token may not read is `null`.',
  }),
  unpaid: CountOut.nullable().meta({ description: 'Orders that are not paid, without those that were canceled or have expired.' }),
  pending_customers: CountOut.nullable().meta({ description: 'Customers who wait for your approval.' }),
  overdue: named('OverdueInvoices', { ...counted, amount: money.meta({ description: 'The amount due on all of them.' }) }).nullable(),
  failing_webhooks: CountOut.nullable().meta({ description: 'Subscriptions whose last delivery failed, or that were disabled for it.' }),
  sales: z
    .array(named('SalesOfDay', { date: day, orders: count, total: money }))
    .nullable()
    .meta({ description: `The last ${DAYS} days in the time zone of the store, as \`reports/sales\` counts them.` }),
});

/** A part of the summary that one call yields. */
interface Part {
  readonly scopes: NeededScopes;
  readonly load: (clients: AdminClients, caller: Caller) => Promise<Readonly<Record<string, unknown>>>;
  /** The sections that are null without it. */
  readonly sections: readonly string[];
}

const PARTS: readonly Part[] = [
  {
    scopes: ['read', 'shipments', 'customers', 'money'],
    sections: ['to_ship', 'unpaid'],
    load: async ({ orders }, caller) => {
      const { toShip, unpaid } = await orders.countStoreOrders({}, caller);
      return { to_ship: capped(toShip), unpaid: capped(unpaid) };
    },
  },
  {
    scopes: ['read', 'customers', 'money'],
    sections: ['pending_customers', 'overdue'],
    load: async ({ billing }, caller) => {
      const { pendingCustomers, overdueInvoices, overdueAmount } = await billing.countStoreBilling({}, caller);
      return { pending_customers: capped(pendingCustomers), overdue: { ...capped(overdueInvoices), amount: amount(overdueAmount) } };
    },
  },
  {
    scopes: ['read', 'webhooks'],
    sections: ['failing_webhooks'],
    load: async ({ webhooks }, caller) => {
      const { subscriptions } = await webhooks.listSubscriptions({}, caller);
      return { failing_webhooks: capped(subscriptions.filter(isFailing).length) };
    },
  },
  {
    scopes: ['read', 'money'],
    sections: ['sales'],
    load: async ({ orders }, caller) => {
      // By the clock of the store, which the service knows.
      const { today } = await orders.countStoreOrders({}, caller);
      const { days } = await orders.getSales({ from: addDays(today, 1 - DAYS), to: today }, caller);
      return { sales: days.map(({ date, orders: placed, total }) => ({ date, orders: placed, total: amount(total) })) };
    },
  },
];

/** The counts and sales on the home page of the staff. */
// prettier-ignore
export const summaryRoutes: AdminRoutes = (clients) => [
  adminRoute({
    id: 'getSummary', method: 'get', path: `${S}/summary`, scopes: 'any',
    summary: 'Retrieve the summary of a store', response: ok('The summary.', SummaryOut),
    handler: async (_request, { caller, principal }) => {
      const parts = await Promise.all(PARTS.map(async ({ scopes, sections, load }) => {
        const missing = Object.fromEntries(sections.map((name) => [name, null]));
        if (!permits(principal, scopes)) return { value: missing, errors: [] };
        const { value, errors } = await section(sections, caller, (within) => load(clients, within));
        return { value: value ?? missing, errors };
      }));
      return enveloped(Object.assign({}, ...parts.map(({ value }) => value)), { errors: parts.flatMap(({ errors }) => errors) });
    },
  }),
];

const capped = (total: number) => ({ count: Math.min(total, COUNT_MAX), is_capped: total > COUNT_MAX });

const isFailing = ({ status, disabledReason, consecutiveFailures }: Subscription__Output): boolean =>
  status === 'ACTIVE' ? consecutiveFailures > 0 : disabledReason !== 'disabled_by_store';
