import { expect, test } from '@jest/globals';
import { querySummaries } from './query-summary.ts';

const summaryOf = querySummaries();

test.each([
  ['select "sku" from "product" where "tenant_id" = $1', 'SELECT product'],
  ['/* prepared */ select p.sku from catalog.product as p join stock on true', 'SELECT catalog.product'],
  ['insert into "outbox" ("id") values ($1)', 'INSERT outbox'],
  ['insert into inbox (id) values ($1) on conflict (id) do update set at = now()', 'INSERT inbox'],
  ['update cart set status = $1 from line where line.cart_id = cart.id', 'UPDATE cart'],
  ['delete from "cart" where expires_at < now()', 'DELETE cart'],
  ['select id from "order" for update skip locked', 'SELECT order'],
  ['with due as (select id from delivery for no key update) update delivery set state = $1 from due', 'UPDATE delivery'],
  ['with wanted (sku) as (select unnest($1::text[])) select * from wanted join product using (sku)', 'SELECT product'],
  ['with a as materialized (select 1) select count(*) from a', 'SELECT'],
  ['select extract(epoch from clock_timestamp()) as at', 'SELECT'],
  ['select * from json_to_recordset($1) as line (sku text) join price on price.sku = line.sku', 'SELECT price'],
  ["select 'from nowhere' as text, a is distinct from b from pair", 'SELECT pair'],
  ['begin', 'BEGIN'],
  ['set local statement_timeout = 500', 'SET'],
  ['set local synchronous_commit = off;\n update checkout set step = $1', 'UPDATE checkout'],
  ['', ''],
])('%s is named %s', (text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});

test('a long statement is named after its beginning, and many statements keep their names', () => {
  expect(summaryOf(`insert into price values ${'($1), '.repeat(10_000)}`)).toBe('INSERT price');
  for (let index = 0; index < 3_000; index += 1) expect(summaryOf(`select ${index} from stock`)).toBe('SELECT stock');
});
