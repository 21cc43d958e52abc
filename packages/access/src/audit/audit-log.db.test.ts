import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkInvariants, inTransaction } from '@storefront/db';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { sql, type Transaction } from 'kysely';
import { createOperators } from '../operators/create-operators.ts';
import { type Fields, type OperatorCall, ROOT_OPERATOR } from '../operators/operator.ts';
import { AUDIT_RULE, listEntries, readHead } from './audit-log.ts';
import { noteDetails, noteObject } from './audit-notes.ts';
import { type AuditedRpc, auditedRpcs } from './audited-rpc.ts';

const TENANT = '01990000-0000-7000-8000-000000000001';
const SERVICE = 'storefront.catalog.v1.CatalogAdminService';

let database: TestDatabase<unknown>;
beforeAll(async () => {
  database = await openTestDatabase({ name: 'access', migrations: new URL('../testing/migrations/', import.meta.url) });
});
afterAll(() => database.close());

const SHELF: AuditedRpc = {
  object: 'shelf',
  details: ['height'],
  key: ({ id }, { noted }) => (id === undefined && noted === undefined ? undefined : { id: id ?? noted }),
  row: { table: 'shelf', id: 'id', columns: ['height'], personal: { owner: sql.ref('owner') } },
};

/** Makes a call that is recorded like `rpc`. */
function call<T>(request: Fields, work: () => Promise<T>, rpc: AuditedRpc = SHELF): Promise<T> {
  const made: OperatorCall = {
    operator: { ...ROOT_OPERATOR, name: 'ann' },
    path: `/${SERVICE}/SetStock`,
    request,
    tenantId: TENANT,
    mode: 'live',
    requestId: 'request-1',
  };
  return createOperators(database.db, auditedRpcs(SERVICE, { SetStock: rpc })).record(made, work);
}

const putShelf = (trx: Transaction<unknown>, id: string, height: number, owner = 'Ann') =>
  sql`
    insert into shelf (tenant_id, mode, id, height, owner) values (${TENANT}, 'live', ${id}, ${height}, ${owner})
    on conflict (tenant_id, mode, id) do update set height = excluded.height, owner = excluded.owner
  `.execute(trx);

const put = (id: string, height: number, owner?: string) =>
  call({ id, height }, () => inTransaction(database.db, (trx) => putShelf(trx, id, height, owner)));

const last = async () => (await listEntries(database.db, { limit: 1 }))[0];
const count = async (): Promise<number> => Number((await readHead(database.db, undefined)).position);
const violations = async (): Promise<readonly string[]> => (await checkInvariants(database.db, [AUDIT_RULE]))[0]?.violations.ids ?? [];

test('an entry says who changed what, from what to what, without personal values', async () => {
  await put('A', 10);
  expect(await last()).toMatchObject({ before: null, after: { height: 10, owner: '[redacted]' } });

  await put('A', 20, 'Bob');
  expect(await last()).toMatchObject({
    operator: 'ann',
    action: `${SERVICE}/SetStock`,
    outcome: 'changed',
    tenantId: TENANT,
    mode: 'live',
    object: 'shelf',
    objectId: 'A',
    details: { height: 20 },
    before: { height: 10, owner: '[redacted]' },
    after: { height: 20, owner: '[redacted]' },
    requestId: 'request-1',
  });
});

test('the lock of the work is taken before the object is read', async () => {
  const locked: unknown[] = [];
  const lock = async (_trx: unknown, scope: unknown): Promise<void> => void locked.push(scope);
  const row = SHELF.row && { ...SHELF.row, lock };
  await call({ id: 'L' }, () => inTransaction(database.db, (trx) => (locked.push('work'), putShelf(trx, 'L', 1))), { ...SHELF, row });

  expect(locked.slice(0, 2)).toEqual([{ tenantId: TENANT, mode: 'live' }, 'work']);
});

test('a change that is rolled back leaves no entry, and a repeated transaction leaves one', async () => {
  const before = await count();
  const fail = call({ id: 'B' }, () =>
    inTransaction(database.db, async (trx) => {
      await putShelf(trx, 'B', 1);
      throw new Error('no');
    }),
  );
  await expect(fail).rejects.toThrow('no');
  expect(await count()).toBe(before);

  let attempts = 0;
  await call({ id: 'B' }, () =>
    inTransaction(database.db, async (trx) => {
      await putShelf(trx, 'B', 1);
      attempts += 1;
      if (attempts === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    }),
  );
  expect([attempts, await count()]).toEqual([2, before + 1]);
});

test('a change outside of a transaction fails the call, because it cannot be recorded', async () => {
  await expect(call({ id: 'G' }, () => sql`select 1`.execute(database.db))).rejects.toThrow('without a transaction');
  await call({ id: 'G', dryRun: true }, async () => undefined);
});

test('one entry describes a call of several transactions, unless each is to be recorded', async () => {
  const before = await count();
  const twice = (rpc: AuditedRpc) =>
    call(
      {},
      async () => {
        for (const id of ['C', 'D']) {
          noteObject(id);
          noteDetails(() => ({ id }));
          await inTransaction(database.db, (trx) => putShelf(trx, id, 1));
        }
      },
      rpc,
    );

  await twice(SHELF);
  expect([await count(), await last()]).toMatchObject([before + 1, { objectId: 'C', details: { id: 'C' }, after: { height: 1 } }]);
  await twice({ object: 'shelves', entry: 'each_transaction' });
  expect([await count(), await last()]).toMatchObject([before + 3, { objectId: 'D', details: { id: 'D' }, after: null }]);
});

test('what cannot be recorded with its change is recorded before it, with a digest of its list', async () => {
  const rpc: AuditedRpc = { object: 'shelves', entry: 'started', hashed: ['rows'] };
  const before = await count();
  let recorded = before;
  await call({ rows: [1, 2] }, async () => void (recorded = await count()), rpc);
  await call({ rows: [1, 2], dryRun: true }, async () => undefined, rpc);

  expect([recorded, await count()]).toEqual([before + 1, before + 1]);
  expect(await last()).toMatchObject({
    outcome: 'started',
    details: { rows: { count: 2, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  });
});

test('a refusal is recorded once a minute, for whichever store it was', async () => {
  const before = await count();
  const operators = createOperators(database.db, {});
  const made: OperatorCall = { operator: ROOT_OPERATOR, path: '/s/R', request: {}, tenantId: null, mode: null, requestId: 'r' };
  for (const reason of ['operator_scope', 'operator_scope', 'operator_store']) await operators.recordDenial(made, reason);
  await operators.recordDenial({ ...made, tenantId: TENANT }, 'operator_scope');

  expect(await count()).toBe(before + 2);
  expect(await last()).toMatchObject({ operator: 'root', action: 's/R', outcome: 'denied', details: { reason: 'operator_store' } });
});

test('entries of concurrent calls form one chain', async () => {
  const before = await count();
  await Promise.all(Array.from({ length: 20 }, (_, index) => put(`shelf-${index}`, index)));

  expect([await count(), await violations()]).toEqual([before + 20, []]);
});

test.each(['update audit_entry set operator = operator', 'delete from audit_entry', 'truncate audit_entry'])(
  'neither the service nor the owner of the table can %s',
  async (statement) => {
    await put('E', 1);
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('permission denied');
    await expect(
      database.broken((trx) =>
        sql
          .raw(statement)
          .execute(trx)
          .then(() => undefined),
      ),
    ).rejects.toThrow('cannot be changed or deleted');
  },
);

test('a changed entry, a deleted entry, and a deleted end are found', async () => {
  for (const height of [1, 2, 3]) await put('F', height);
  const head = await readHead(database.db, undefined);
  const position = Number(head.position);
  const tampered = async (statement: string): Promise<unknown> => {
    let found: unknown;
    await database.broken(async (trx) => {
      await sql`alter table audit_entry disable trigger audit_entry_append_only`.execute(trx);
      await sql.raw(statement).execute(trx);
      const [result] = await checkInvariants(trx, [AUDIT_RULE]);
      const { earlierHash } = await readHead(trx, head.position);
      found = { violations: result?.violations.ids, continues: earlierHash === head.hash };
    });
    return found;
  };

  expect(await tampered('select 1')).toEqual({ violations: [], continues: true });
  const change = `update audit_entry set after = '{"height": 99}' where position = ${position - 1}`;
  expect(await tampered(change)).toEqual({ violations: [`${position - 1}`], continues: true });
  expect(await tampered(`delete from audit_entry where position = ${position - 1}`)).toEqual({
    violations: [`${position}`],
    continues: true,
  });
  expect(await tampered(`delete from audit_entry where position = ${position}`)).toEqual({ violations: [], continues: false });
});
