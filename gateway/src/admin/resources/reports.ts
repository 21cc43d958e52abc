import { renderAdminAgingRow, renderAdminPaymentRow, renderAdminSalesDay, renderAdminTaxRow } from '@storefront/public-json';
import { z } from 'zod';
import { sectionErrors } from '../../api/schemas/envelopes.ts';
import { isoDate } from '../../api/schemas/iso-date-time.ts';
import { named } from '../../api/schemas/named.ts';
import { ok } from '../../http/routing/responses.ts';
import type { AdminClients } from '../clients.ts';
import { type AdminCall, adminRoute, type AdminRoute, S } from '../http/admin-route.ts';
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

interface Period {
  readonly from: string;
  readonly to: string;
}

/** A report, and how its rows are read. */
interface Report {
  readonly name: string;
  readonly description: string;
  readonly row: z.ZodType;
  /** Those of the CSV file. */
  readonly columns: readonly string[];
  readonly read: (period: Period, call: AdminCall) => Rows;
}

/** The reports of a store. */
export const reportRoutes = (clients: AdminClients): readonly AdminRoute[] =>
  reportsOf(clients).map(({ name, description, row, columns, read }) => {
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
  });

const reportsOf = ({ billing, orders }: AdminClients): readonly Report[] => [
  {
    name: 'tax',
    description: 'Per rate: invoices by their dates of issue, less credit notes by theirs, and less voids by the dates of the voids.',
    row: TaxRowOut,
    columns: Object.keys(TaxRowOut.shape),
    read: (period, { caller, signal }) => rendered(billing.exportTax(period, caller, signal()), renderAdminTaxRow),
  },
  {
    name: 'aging',
    description: 'What each customer owes at the end of the period. Customers who owe nothing are left out.',
    row: AgingRowOut,
    columns: ['customer', ...['current', 'days_1_30', 'days_31_60', 'days_61_90', 'over_90'].map((bucket) => `aging.${bucket}`)],
    read: (period, { caller, signal }) => rendered(billing.exportAging(period, caller, signal()), renderAdminAgingRow),
  },
  {
    name: 'payments',
    description: 'The payments of the period, oldest first, without those from credit.',
    row: PaymentRowOut,
    columns: Object.keys(PaymentRowOut.shape),
    read: (period, { caller, signal }) => rendered(billing.exportPayments(period, caller, signal()), renderAdminPaymentRow),
  },
  {
    name: 'sales',
    description: 'The orders of each day by the date on which they were placed, without those that are unpaid, canceled, or expired.',
    row: SalesDayOut,
    columns: Object.keys(SalesDayOut.shape),
    read: async function* (period, { caller }) {
      yield (await orders.getSales(period, caller)).days.map(renderAdminSalesDay);
    },
  },
];

async function* rendered<Row>(parts: AsyncIterable<{ readonly rows: readonly Row[] }>, render: (row: Row) => object): Rows {
  for await (const { rows } of parts) yield rows.map(render);
}
