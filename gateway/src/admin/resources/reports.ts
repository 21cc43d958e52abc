import { renderAdminAgingRow, renderAdminPaymentRow, renderAdminSalesDay, renderAdminTaxRow } from '@storefront/public-json';
import { z } from 'zod';
import { sectionErrors } from '../../api/schemas/envelopes.ts';
import { isoDate } from '../../api/schemas/iso-date-time.ts';
import { named } from '../../api/schemas/named.ts';
import { ok } from '../../http/routing/responses.ts';
import { type AdminCall, adminRoute, type AdminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { CSV_TYPE, csvReply, jsonReply, type Rows } from '../http/streamed-rows.ts';
import { AgingRowOut, PaymentRowOut, SalesDayOut, TaxRowOut } from '../schemas/money.ts';

const ReportQuery = z.object({
  from: isoDate.meta({
    description: 'The first date, in the time zone of the store. At most 24 months before `to`.',
    examples: ['2026-11-01'],
  }),
  to: isoDate.meta({ description: 'The last date, inclusive.', examples: ['2026-11-30'] }),
  format: z.enum(['json', 'csv']).default('json'),
});

type Read = (period: Readonly<Record<'from' | 'to', string>>, call: AdminCall) => Rows;

/** Declares a report, whose CSV file has the columns of its rows unless others are given. */
function reportRoute(name: string, description: string, row: z.ZodObject, read: Read, columns = Object.keys(row.shape)): AdminRoute {
  const title = name.replace(/^./, (letter) => letter.toUpperCase());
  return adminRoute({
    id: `get${title}Report`,
    method: 'get',
    path: `${S}/reports/${name}`,
    scopes: ['money'],
    summary: `Retrieve the ${name} report`,
    description,
    sample: { query: { from: '2026-11-01', to: '2026-11-30' } },
    request: { query: ReportQuery },
    response: { ...ok('The report.', named(`Admin${title}Report`, { data: z.array(row), errors: sectionErrors })), files: [CSV_TYPE] },
    handler: ({ from, to, format }, call) => {
      const rows = read({ from, to }, call);
      return Promise.resolve(format === 'csv' ? csvReply({ name: `${name}-${from}-to-${to}`, columns }, rows) : jsonReply(rows));
    },
  });
}

const AGING = ['current', 'days_1_30', 'days_31_60', 'days_61_90', 'over_90'].map((bucket) => `aging.${bucket}`);

/** The reports of a store. */
export const reportRoutes: AdminRoutes = ({ billing, orders }) => [
  reportRoute(
    'tax',
    'Per rate: invoices by their dates of issue, less credit notes by theirs, and less voids by the dates of the voids.',
    TaxRowOut,
    (period, { caller, signal }) => rendered(billing.exportTax(period, caller, signal()), renderAdminTaxRow),
  ),
  reportRoute(
    'aging',
    'What each customer owes at the end of the period. Customers who owe nothing are left out.',
    AgingRowOut,
    (period, { caller, signal }) => rendered(billing.exportAging(period, caller, signal()), renderAdminAgingRow),
    ['customer', ...AGING],
  ),
  reportRoute(
    'payments',
    'The payments of the period, oldest first, without those from credit.',
    PaymentRowOut,
    (period, { caller, signal }) => rendered(billing.exportPayments(period, caller, signal()), renderAdminPaymentRow),
  ),
  reportRoute(
    'sales',
    'The orders of each day by the date on which they were placed, without those that are unpaid, canceled, or expired.',
    SalesDayOut,
    async function* (period, { caller }) {
      yield (await orders.getSales(period, caller)).days.map(renderAdminSalesDay);
    },
  ),
];

async function* rendered<Row>(parts: AsyncIterable<{ readonly rows: readonly Row[] }>, render: (row: Row) => object): Rows {
  for await (const { rows } of parts) yield rows.map(render);
}
