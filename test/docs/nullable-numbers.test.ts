import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';

const root = join(import.meta.dirname, '../..');

const RECEIVED_AMOUNT =
  'constraint payment_session_unapplied_amount_check check (unapplied_amount between 0 and coalesce(received_amount, amount))';
const UNPRICED = 'a line without a price is counted apart, and the totals are then null';
const TOTALS_OF_LINES =
  'coalesce(sum(gct_amount), 0) as gct, coalesce(sum(line_total), 0) as total, count(*) filter (where line_total is null) as unpriced';
const SUBTOTALS_OF_LINES = 'select coalesce(sum(line_subtotal), 0) as subtotal, coalesce(sum(discount_amount), 0) as discount,';
const DISPATCHED_TO = 'update aggregate_sequence as stored set dispatched_to = greatest(stored.dispatched_to, given.position)';

/**
 * Every line of SQL that computes with a numeric column that can be null, by column, with what it makes of null. Postgres ignores null in `greatest`, `least`,
 * and sums, and makes everything else null. A nullable column without a row is only stored, read, and compared.
 */
const RULES: readonly (readonly [columns: string, nullMeans: string, ...statements: string[]])[] = [
  [
    'billing.payment_authorization.amount',
    'a tombstone holds nothing; the others are amounts of other tables',
    'select tenant_id, mode, customer_id, sum(amount) as amount from payment_authorization',
    'where account.held <> coalesce(live.amount, 0)`,', // The credit of an account.
    "select sum(payment.amount - payment.reversed_amount) from invoice_payment payment where ${ofInvoice('payment')}), 0)",
    '+ (select coalesce(sum(refund.amount), 0) from refund',
    "select case when sum(refund.amount) >= row.amount_paid then 'REFUNDED' when sum(refund.amount) > 0 then 'PARTIALLY_REFUNDED' else 'PAID' end",
  ],
  [
    'billing.payment_session.received_amount',
    'the gateway has reported no other amount than the one of the session',
    'and (session.unapplied_amount <> returned.amount or coalesce(session.received_amount, session.amount) <> session.unapplied_amount + applied.amount)`,',
    RECEIVED_AMOUNT,
  ],
  ['billing.sandbox_payment.amount', 'the amount is that of the session, which is never null', RECEIVED_AMOUNT],
  ['cart.cart.gct_amount cart.cart_line.gct_amount cart.cart_line.line_total', UNPRICED, TOTALS_OF_LINES],
  ['cart.cart_line.discount_amount cart.cart_line.line_subtotal', UNPRICED, SUBTOTALS_OF_LINES],
  [
    'catalog.product.current_unit_price catalog.product.sale_unit_price',
    'without a sale price, the agreed price applies',
    'paysLowest(reader) ? sql`least(${agreed}, case when p.current_unit_price = p.sale_unit_price then p.sale_unit_price end)` : agreed;',
  ],
  [
    'catalog.stock.on_hand',
    'an uncounted product stays uncounted until its quantity is set; adjustStock refuses it, and its band is UNKNOWN before anything is subtracted',
    'update stock set on_hand = coalesce(given.on_hand, stock.on_hand), updated_at = now(),',
    'ship: { reserved: sql`reserved - ${quantity}`, onHand: sql`on_hand - least(on_hand, ${quantity})` },',
    'restock: { reserved: sql`reserved`, onHand: sql`on_hand + ${quantity}` },',
    "when on_hand - reserved <= 0 then 'OUT'",
    "when on_hand - reserved <= low_stock_threshold then 'LOW'",
  ],
  [
    'events.outbox.sequence',
    'the number is the position of a received event in the stream',
    'const settled = Math.max(recorded, ...events.map(({ sequence }) => sequence));',
  ],
  ['webhooks.aggregate_sequence.dispatched_to', 'nothing was dispatched before', DISPATCHED_TO],
  [
    'webhooks.delivery.position',
    'the position is that of an event, which is never null',
    'for (const event of numbered) positions.set(sequenceOf(event), Math.max(event.position, positions.get(sequenceOf(event)) ?? 0));',
    DISPATCHED_TO,
    'and pending.aggregate_id = given.aggregate_id and pending.aggregate = given.aggregate and pending.position = given.position + 1',
  ],
  [
    'webhooks.subscription.max_deliveries_per_second',
    'without a limit there is no spacing, and so no wait',
    'select ${SPACED_MS}::float8 / subscription.max_deliveries_per_second as spacing_ms, greatest(0, 1000 * extract(epoch from coalesce((',
  ],
];

const NUMBER = /^\s*(\w+) (?:numeric|integer|bigint|smallint|real|float8|double precision)\b(?!.*(?:not null|primary key|generated))/;

interface Column {
  /** The folder of the service or package that owns the table. */
  readonly folder: string;
  readonly table: string;
  readonly name: string;
}

/** The nullable numeric columns of all tables. */
const columns: readonly Column[] = globSync('{services/*,packages/*,gateway}/migrations/*.ts', { cwd: root }).flatMap((file) => {
  if (file.includes('.test.')) return [];
  const definitions = readFileSync(join(root, file), 'utf8').split('create table ').slice(1);
  return definitions.flatMap((definition) => {
    const [table = ''] = definition.split(' ');
    const key = /primary key \(([^)]*)\)/.exec(definition)?.[1]?.split(', ') ?? [];
    const names = definition.split('\n').flatMap((line) => NUMBER.exec(line)?.[1] ?? []);
    return names.filter((name) => !key.includes(name)).map((name) => ({ folder: file.split('/migrations')[0] ?? '', table, name }));
  });
});

/** An operator next to the column, or a function of it. */
const computesWith = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\w}])${name}\)? [-+*/] |[-+*/] ?(?:\w+\.|\()?${name}\b|\b(?:greatest|least|sum|avg|coalesce|min|max|round|abs)(?:<\w+>)?\([^)]*\b${name}\b`,
  );

/** The lines that compute with the column, in the files that name its table: another table's column can have the same name. */
function statementsOf({ folder, table, name }: Column): readonly string[] {
  const statements = folder.startsWith('services/') ? 'src/**/store' : 'src';
  const files = globSync(`${folder}/{migrations,${statements}}/**/*.ts`, { cwd: root }).filter((file) => !file.includes('.test.'));
  const computes = computesWith(name);
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    if (!new RegExp(String.raw`\b${table}\b`).test(text)) return [];
    const lines = text.split('\n').map((line) => line.trim());
    return lines.filter((line) => computes.test(line) && !/^(?:\/|\*|--|import)/.test(line));
  });
}

test('every computation with a numeric column that can be null has a rule for null', () => {
  const found = seen('nullable numbers', columns, 30).flatMap((column) =>
    statementsOf(column).map((statement) => `${basename(column.folder)}.${column.table}.${column.name}: ${statement}`),
  );
  const ruled = RULES.flatMap(([names, , ...statements]) =>
    names.split(' ').flatMap((name) => statements.map((statement) => `${name}: ${statement}`)),
  );

  expect(found.toSorted()).toEqual(ruled.toSorted());
});
