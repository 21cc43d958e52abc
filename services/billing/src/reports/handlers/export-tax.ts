import { moneyText, plainText, type TaxPart } from '@storefront/money';
import type { BillingStreamHandler } from '../../deps.ts';
import { fromProtoReportPeriod } from '../../statements/wire/from-proto-period.ts';
import { addTaxes, monthsOf } from '../domain/tax-total.ts';
import { sumTaxes } from '../store/sum-taxes.ts';

/** Returns the tax of a period by rate. Each month has a statement of its own, which ends well before the timeout of statements in a store with millions of invoices. */
export const exportTax: BillingStreamHandler<'ExportTax'> = ({ db }) =>
  async function* (request, caller) {
    const { currency } = caller.store;
    const months: TaxPart[][] = [];
    for (const month of monthsOf(fromProtoReportPeriod(request))) months.push(await sumTaxes(db, caller, { ...month, currency }));
    const rows = addTaxes(months).map(({ rate, taxableAmount, gctAmount }) => ({
      rate: plainText(rate),
      taxableAmount: moneyText(taxableAmount, currency),
      gctAmount: moneyText(gctAmount, currency),
    }));
    yield { rows };
  };
