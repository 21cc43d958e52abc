import type { BillingStreamHandler } from '../../deps.ts';
import { fromProtoReportPeriod } from '../../statements/wire/from-proto-period.ts';
import { toProtoAging } from '../../statements/wire/to-proto-statement.ts';
import { listInvoicedCustomers } from '../store/list-invoiced-customers.ts';
import { readAgings } from '../transactions/read-agings.ts';

/** Customers per transaction. Their accounts are locked for less than a second, also when each has thousands of documents that no statement has shown. */
const BATCH = 50;

/** Returns what each customer owes at the end of a period. */
export const exportAging: BillingStreamHandler<'ExportAging'> = (deps) =>
  async function* (request, caller) {
    const { currency } = caller.store;
    const { to: date } = fromProtoReportPeriod(request);
    const scope = { tenantId: caller.tenantId, mode: caller.mode };
    let after: string | null = null;
    for (;;) {
      const customers = await listInvoicedCustomers(deps.db, scope, after, BATCH);
      after = customers.at(-1)?.id ?? null;
      if (after === null) return;
      const agings = await readAgings(deps, { ...scope, customerIds: customers.map(({ id }) => id) }, { currency, date });
      const rows = customers.flatMap(({ id, email }) => {
        const aging = agings.get(id);
        return aging === undefined ? [] : [{ customer: email, aging: toProtoAging(aging, currency) }];
      });
      if (rows.length > 0) yield { rows };
    }
  };
