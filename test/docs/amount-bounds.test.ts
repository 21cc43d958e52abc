import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { decimal } from '@storefront/money';
import { customerViolations } from '../../services/billing/src/customers/domain/customer-fields.ts';
import { fromProtoAmount } from '../../services/billing/src/payments/wire/from-proto-amount.ts';
import { dateEntries } from '../../services/billing/src/statements/domain/plan-history.ts';
import { fromProtoPromotion } from '../../services/cart/src/wire/from-proto-promotion.ts';
import { readContractPrice } from '../../services/catalog/src/domain/contract-price-row.ts';
import { readStorefrontRow } from '../../services/catalog/src/domain/import/storefront-row.ts';
import { fromProtoCheckoutBody } from '../../services/orders/src/wire/from-proto-checkout-body.ts';
import { fromProtoShippingOption } from '../../services/orders/src/wire/shipping-option.ts';

const ID = '0199aaaa-0000-7000-8000-000000000051';
const PROMOTION = { code: 'P', skus: [], categories: [], priority: 0, combinable: true, description: '' };
const OPTION = { code: 'VAN', label: 'Van', kind: '', currency: '' };

/** The readers of amounts in requests, commands, and files. Each throws what is wrong with one. */
const READERS: Readonly<Record<string, (amount: string, currency: string) => unknown>> = {
  'a promotion': (value, currency) => fromProtoPromotion({ ...PROMOTION, kind: 'amount', value }, currency),
  'the minimum of a promotion': (minSubtotal, currency) =>
    fromProtoPromotion({ ...PROMOTION, kind: 'percent', value: '5', minSubtotal }, currency),
  shipping: (amount, currency) => fromProtoShippingOption({ ...OPTION, amount }, currency),
  'free shipping': (freeOver, currency) => fromProtoShippingOption({ ...OPTION, amount: '1', freeOver }, currency),
  'a payment': (amount, currency) => fromProtoAmount('amount', amount, currency),
  'an entry of a history': (amount, currency) =>
    dateEntries([{ type: 'PAYMENT', date: '2026-11-01', amount: decimal(amount), reference: null, invoice: null }], {
      now: new Date('2026-11-20T12:00:00Z'),
      timeZone: 'UTC',
      currency,
    }),
  'a credit limit': (creditLimit, currency) => refuse(customerViolations({ creditLimit, paymentRails: [], addresses: [] }, currency)),
  'a contract price': (unitPrice, currency) =>
    refuse(readContractPrice({ customerId: ID, sku: 'A', unitPrice, minQuantity: '1' }, currency)),
  'an expected total': (expectedTotal, currency) => fromProtoCheckoutBody({ cartId: ID, paymentRail: 'PREPAID', expectedTotal }, currency),
  ...Object.fromEntries(
    ['list_unit_price', 'compare_at_unit_price', 'sale_unit_price'].map((column) => [
      column,
      (price: string, currency: string) => refuse(importedRow({ list_unit_price: '1', [column]: price }, currency)),
    ]),
  ),
  'a price break': (price, currency) =>
    refuse(importedRow({ list_unit_price: '1', price_breaks: `[{"min_quantity":2,"unit_price":"${price}"}]` }, currency)),
};

const importedRow = (row: Readonly<Record<string, string>>, currency: string) =>
  readStorefrontRow({ sku: 'A', description: 'Bolt', ...row }, { currency, timeZone: 'UTC' });

function refuse(result: object): void {
  const violations = Array.isArray(result)
    ? result
    : Object.entries(result).flatMap(([key, value]) => (key.startsWith('violation') ? [value] : []));
  if (violations.length > 0) throw new Error(JSON.stringify(violations));
}

const LARGEST = [
  ['JPY', '9007199254740992', '9007199254740993'],
  ['JMD', '90071992547409.92', '90071992547409.93'],
  ['KWD', '9007199254740.992', '9007199254740.993'],
] as const;

test.each(Object.entries(READERS).flatMap(([name, read]) => LARGEST.map((row) => [name, ...row, read] as const)))(
  '%s in %s is at most %s, and not %s',
  (_name, currency, largest, larger, read) => {
    expect(() => read(largest, currency)).not.toThrow();
    expect(() => read(larger, currency)).toThrow();
  },
);

/** Files whose amounts cannot exceed what is due, or was paid. */
const BELOW_DUE: readonly string[] = [
  'services/billing/src/invoices/domain/credit-note.ts',
  'services/billing/src/invoices/domain/invoice.ts',
  'services/billing/src/payments/domain/session-allocations.ts',
];

test('what refuses decimals that a currency lacks calls amountViolation, which has this bound, too', () => {
  const root = join(import.meta.dirname, '../..');
  const files = globSync('{services/*,gateway,packages/*}/src/**/*.ts', { cwd: root }).filter((file) => !file.includes('.test.'));
  const refusing = seen('files', files, 500).filter((file) =>
    /decimalPlaces\(\) > currencyScale|fitsCurrency\(/.test(readFileSync(join(root, file), 'utf8')),
  );

  expect(refusing.toSorted()).toEqual(['packages/money/src/round-money.ts', ...BELOW_DUE].toSorted());
});
