import { addDays, addMonths, isDate } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { decimal, moneyText } from '@storefront/money';
import { storeScope } from '@storefront/rpc';
import type { OrdersHandler } from '../deps.ts';
import { sumSales } from '../store/sum-sales.ts';

/** The longest period of a report, as in billing. */
const PERIOD_MONTHS_MAX = 24;

/** Returns the sales of each day of a period in the time zone of the store. */
export const getSales: OrdersHandler<'GetSales'> =
  ({ db }) =>
  async ({ from, to }, caller) => {
    const outOfRange = (field: string, detail: string) => invalid(field, detail, { code: 'out_of_range', location: 'query' });
    if (!isDate(from)) throw outOfRange('from', 'must be a date, YYYY-MM-DD');
    if (!isDate(to)) throw outOfRange('to', 'must be a date, YYYY-MM-DD');
    if (from > to) throw outOfRange('from', 'must not be after `to`');
    if (from < addMonths(to, -PERIOD_MONTHS_MAX))
      throw outOfRange('from', `must not be more than ${PERIOD_MONTHS_MAX} months before \`to\``);
    const { currency } = caller.store;
    const sold = await sumSales(db, storeScope(caller), { from, to, currency });
    return {
      days: datesOf(from, to).map((date) => {
        const { orders, total } = sold.get(date) ?? { orders: 0, total: '0' };
        return { date, orders, total: moneyText(decimal(total), currency) };
      }),
    };
  };

const datesOf = (from: string, to: string): string[] => {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
};
