import { addDays, localDate, startOfDate } from '@storefront/contract';
import { moneyText } from '@storefront/money';
import { storeTimeZone } from '@storefront/store-clock';
import type { BillingStreamHandler } from '../../deps.ts';
import { fromProtoReportPeriod } from '../../statements/wire/from-proto-period.ts';
import { listReceivedMoney, type ReceivedMoney } from '../store/list-received-money.ts';

/** Payments per message and statement: some hundred kilobytes. */
const BATCH = 1_000;

/** Returns the payments of a period, dated in the time zone of the store. */
export const exportPayments: BillingStreamHandler<'ExportPayments'> = ({ db }) =>
  async function* (request, caller) {
    const { currency } = caller.store;
    const { from, to } = fromProtoReportPeriod(request);
    const timeZone = storeTimeZone();
    const period = { currency, since: startOfDate(from, timeZone), until: startOfDate(addDays(to, 1), timeZone), limit: BATCH };
    let after: ReceivedMoney | undefined;
    for (;;) {
      const payments = await listReceivedMoney(db, caller, { ...period, after });
      after = payments.at(-1);
      if (after === undefined) return;
      yield {
        rows: payments.map(({ at, customer, amount, reference, source, status }) => ({
          date: localDate(at, timeZone),
          customer,
          amount: moneyText(amount, currency),
          reference: reference ?? undefined,
          source,
          status,
        })),
      };
    }
  };
