import { beforeAll, expect, test } from '@jest/globals';
import { loadModule } from 'libpg-query';
import { checkStatement } from './check-statement.ts';

const catalog = {
  storeTables: new Set(['cart', 'line', 'product']),
  sharedTables: new Set(['setting']),
  modeTables: new Set(['product']),
  volatileFunctions: new Set(['clock_timestamp', 'gen_random_uuid']),
  stableFunctions: new Set(['format', 'now']),
  ownFunctions: new Set(['close_carts']),
};
const broken = (text: string) => checkStatement(text, catalog).map(({ name, rule }) => `${rule}: ${name}`);

beforeAll(() => loadModule());

test.each([
  'select 1 from cart where tenant_id = $1 and id = $2 for update skip locked',
  `update cart set note = $3 where (tenant_id, id) = ('8b9f'::uuid, $2)`,
  'update cart set note = $2, changed_at = now() where tenant_id in ($1)',
  'select from cart join line using (tenant_id, cart_id) where line.tenant_id = $1 for share',
  'select from cart left join line on (line.tenant_id, line.cart_id) = (cart.tenant_id, cart.id) where cart.tenant_id = $1',
  'select from cart where (tenant_id, id) in (select tenant_id, cart_id from line where tenant_id = $1)',
  'select from cart where tenant_id = $1 and not exists (select from line where line.tenant_id = cart.tenant_id and cart_id = cart.id)',
  'select (select count(*) from line where line.tenant_id = cart.store and cart_id = cart.id) from (select tenant_id as store, id from cart where tenant_id = $1) as cart',
  'select from cart, lateral (select from line where (line.tenant_id, cart_id) = (cart.tenant_id, cart.id) limit 1) as first where cart.tenant_id = $1',
  'update cart set note = given.note from jsonb_to_recordset($2) as given (id uuid, note text) where tenant_id = $1 and cart.id = any ($3) and cart.id = given.id',
  'update line set note = given.note from unnest($2, $3) as given (id, note) where tenant_id = $1 and cart_id = $4 and line.id = given.id',
  'update line set note = given.note from (values ($2, $3)) as given (id, note) where tenant_id = $1 and line.id in ($2) and line.id = given.id',
  'update setting set note = given.note from unnest($2, $3) as given (id, note) where setting.id = given.id',
  'with due as (select tenant_id, id from cart where tenant_id = $1 limit 9 for update) delete from line using due where (line.tenant_id, cart_id) = (due.tenant_id, due.id)',
  'with store (id) as materialized (select $1::uuid) update cart set note = $2 from store where tenant_id = store.id returning cart.id',
  'with gone as (delete from cart where tenant_id = $1 returning tenant_id, id) insert into line (tenant_id, cart_id) select gone.* from gone',
  'with recursive next (tenant_id, id) as (select tenant_id, id from cart where tenant_id = $1 union all select cart.tenant_id, cart.id from next join cart using (tenant_id) where cart.id > next.id) select * from next',
  'insert into cart (id, tenant_id) values (gen_random_uuid(), $1), (gen_random_uuid(), $1)',
  'insert into cart (tenant_id, id, changed_at) select $1::uuid, id, clock_timestamp() from unnest($2::uuid[]) as id',
  'insert into cart (tenant_id, id) values ($1, $2) on conflict (tenant_id, id) do update set note = excluded.note where cart.version < excluded.version',
  `update cart set due_at = now() + $2 * interval '1 second', at = greatest(at, now()), n = abs(n, now()), note = case when note = $2 then $3 end where tenant_id = $1 and at < now() - interval '1 day'`,
  `with given as (select id, now() + wait * interval '1 s' as at from unnest($2, $3) as given (id, wait)) update cart set at = given.at from given where tenant_id = $1 and cart.id = any ($2) and cart.id = given.id`,
  'update cart set at = (select coalesce(max(at), now()) from line where tenant_id = $1) where tenant_id = $1',
  'select from cart where tenant_id = $1 union all select from line where tenant_id = $1',
  'with added as (insert into cart (tenant_id, at) values ($1, clock_timestamp()) returning tenant_id) update line set note = $2 from added where line.tenant_id = added.tenant_id',
  'select (select count(*) from cart where cart.tenant_id = setting.tenant_id) from setting where tenant_id = $1',
  'select from installation_setting, cart where tenant_id = $1',
  'select from cart where tenant_id = $1 offset (select count(*) from line where tenant_id = $1)',
  'delete from setting where id = $1',
  'delete from product where tenant_id = $1 and mode = $2',
  'with due as (select tenant_id, mode, sku from product where tenant_id = $1) update product set n = 1 from due where (product.tenant_id, product.mode, product.sku) = (due.tenant_id, due.mode, due.sku)',
  'delete from installation_setting where id = $1',
  'select count(*) from installation_setting for update',
  'update installation_setting set at = clock_timestamp()',
  'insert into installation_setting (id) values ($1) on conflict (id) do update set at = now()',
])('%s is a statement of one store', (text) => {
  expect(broken(text)).toEqual([]);
});

test.each([
  ['select from cart where id = $1', ['read of many stores: cart']],
  ['select from cart where tenant_id = any ($1)', ['read of many stores: cart']],
  ['select from cart where tenant_id = $1 or id = $2', ['read of many stores: cart']],
  ['select from cart where tenant_id > any (select tenant_id from line where tenant_id = $1)', ['read of many stores: cart']],
  ['select from cart where tenant_id not in (select tenant_id from line where tenant_id = $1)', ['read of many stores: cart']],
  ['select (select count(*) from cart where cart.tenant_id = setting.tenant_id) from setting where id = $1', ['read of many stores: cart']],
  ['select from cart where tenant_id > $1', ['read of many stores: cart']],
  ['select from cart where tenant_id in ($1, $2)', ['read of many stores: cart']],
  ['select from cart where id = $1 for update', ['lock without a store: cart']],
  ['select from cart join line using (cart_id) where cart.tenant_id = $1 for update of cart', ['read of many stores: line']],
  [
    'select from cart left join line on cart.tenant_id = line.tenant_id and cart.tenant_id = $1',
    ['read of many stores: cart', 'read of many stores: line'],
  ],
  ['select from cart where exists (select from line where line.tenant_id = $1)', ['read of many stores: cart']],
  [
    'select from cart where tenant_id = (select tenant_id from line where id = $1)',
    ['read of many stores: cart', 'read of many stores: line'],
  ],
  ['select from (select tenant_id from cart limit 1) as first where tenant_id = $1', ['read of many stores: cart']],
  ['select from cart where tenant_id = $1 union all select from line', ['read of many stores: line']],
  ['update cart set note = $1', ['write without a store: cart']],
  ['delete from cart where id = $1', ['write without a store: cart']],
  ['truncate cart', ['write without a store: cart']],
  ...[
    'jsonb_to_recordset($2) as given (id uuid, note text)',
    'unnest($2::uuid[], $3::text[]) as given (id, note)',
    '(values ($2::uuid, $3)) as given (id, note)',
  ].map((given): [string, string[]] => [
    `update cart set note = given.note from ${given} where tenant_id = $1 and mode = $4 and cart.id = given.id`,
    ['join with a whole store: cart'],
  ]),
  [
    'update cart set note = g.note from unnest($1, $2) as g (id, note) where tenant_id = $3 and (cart.id = any ($1) or cart.id = g.id)',
    ['join with a whole store: cart'],
  ],
  [
    'update cart set note = g.note from jsonb_to_recordset($1) as g (tenant_id uuid, note text) where g.tenant_id = cart.tenant_id',
    ['join with a whole store: cart', 'write without a store: cart'],
  ],
  [
    'update cart set note = g.note from (values ($1, $2), ($3, $4)) as g (tenant_id, note) where g.tenant_id = cart.tenant_id',
    ['join with a whole store: cart', 'write without a store: cart'],
  ],
  [
    'with due as (select tenant_id, id from cart limit 9) delete from cart using due where cart.tenant_id = due.tenant_id',
    ['read of many stores: cart', 'write without a store: cart'],
  ],
  ['delete from product where tenant_id = $1', ['write without a mode: product']],
  [`update product set mode = 'live' where tenant_id = $1 and sku = $2`, ['write without a mode: product']],
  ['insert into cart (id) values ($1)', ['write without a store: cart']],
  [
    'insert into cart (tenant_id, id) select tenant_id, id from unnest($1::uuid[], $2::uuid[]) as given (tenant_id, id)',
    ['write without a store: cart'],
  ],
  ['insert into cart (tenant_id, id) select tenant_id, id from product', ['read of many stores: product', 'write without a store: cart']],
  [
    'with recursive next as (select tenant_id from cart union all select cart.tenant_id from next join cart on cart.tenant_id > next.tenant_id) select from next',
    ['recursion over stores: cart'],
  ],
  [
    'merge into cart using line on cart.id = line.cart_id and line.tenant_id = $1 when matched then delete',
    ['unchecked form: cart', 'unchecked form: line'],
  ],
  ['update cart set id = gen_random_uuid() where tenant_id = $1', ['volatile function in a write: gen_random_uuid']],
  ['delete from cart where tenant_id = $1 and at < clock_timestamp()', ['volatile function in a write: clock_timestamp']],
  [
    'with t as (select clock_timestamp() as now) update cart set at = t.now from t where tenant_id = $1',
    ['volatile function in a write: clock_timestamp'],
  ],
  ['update cart set at = coalesce(at, now()) where tenant_id = $1', ['stable function in a write: now']],
  ['update cart set at = case when $2 then current_timestamp end where tenant_id = $1', ['stable function in a write: now']],
  [`update cart set at = now() + wait * interval '1 second' where tenant_id = $1`, ['stable function in a write: now']],
  ['update cart set note = format(note) where tenant_id = $1', ['stable function in a write: format']],
  ['delete from cart where tenant_id = $1 and at < coalesce($2, now())', ['stable function in a write: now']],
  ['update cart set note = $2 where tenant_id = $1 returning now()', ['stable function in a write: now']],
  ['update cart set n = case note when $2 then 1 end where tenant_id = $1', ['simple case in a write: case']],
  ['insert into cart (tenant_id) values ($1) on conflict (tenant_id) do update set at = now()', ['function in on conflict: now']],
  [
    'insert into cart (tenant_id) values ($1) on conflict (tenant_id) do update set at = current_timestamp',
    ['function in on conflict: now'],
  ],
  [
    'insert into cart (tenant_id) values ($1) on conflict (tenant_id) do update set n = 1 where cart.at < clock_timestamp()',
    ['function in on conflict: clock_timestamp'],
  ],
  ['select xmin from cart where tenant_id = $1', ['one server: xmin']],
  ['delete from cart where tenant_id = $1 and ctid = any (array(select ctid from cart where tenant_id = $1))', ['one server: ctid']],
  ['select pg_try_advisory_xact_lock(1)', ['one server: pg_try_advisory_xact_lock']],
  ['select n_live_tup from pg_stat_user_tables', ['one server: pg_stat_user_tables']],
  ['update cart set at = default where tenant_id = $1', ['volatile function in a write: default']],
  ['select from (select id from cart) as found for update skip locked', ['lock without a store: cart']],
  ['select from line, (select id from cart) as found where line.tenant_id = $1 for update of found', ['lock without a store: cart']],
  ['select from cart where tenant_id = $1 offset (select count(*) from line)', ['read of many stores: line']],
  ['select from cart tablesample system (1) where tenant_id = $1', ['unchecked form: cart']],
  ['lock table cart in share mode', ['unchecked form: cart']],
  ['copy cart from stdin', ['unchecked form: cart']],
  ['declare found cursor for select from cart', ['unchecked form: cart']],
  ['prepare found as delete from cart', ['unchecked form: cart']],
  ['execute found', ['unchecked form: ExecuteStmt']],
  ['do $$ begin delete from cart; end $$', ['unchecked form: DoStmt']],
  ['call close_carts()', ['unchecked form: CallStmt']],
  ['select close_carts()', ['unchecked form: close_carts']],
  ['insert into cart (tenant_id, id) values ($1, $2), ($3, $4)', ['several stores: cart']],
  ['select from cart where tenant_id = $1 union all select from line where tenant_id = $2', ['several stores: line']],
  [
    'with chosen as (select id from line where tenant_id = $1) delete from cart using chosen where tenant_id = $2',
    ['several stores: cart'],
  ],
])('%s is not', (text, rules) => {
  expect(broken(text).toSorted()).toEqual(rules);
});

test('parameters with the same value name one store', () => {
  const text = 'insert into cart (tenant_id, id) values ($1, $2), ($3, $4)';

  expect(checkStatement(text, catalog, [1, 2, 1, 4])).toEqual([]);
  expect(checkStatement(text, catalog, [1, 2, 3, 2])).toEqual([{ rule: 'several stores', name: 'cart' }]);
});
