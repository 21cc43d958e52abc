import { SERVICE_NAMES } from '@storefront/access';
import { BYPASS_SETTING, type Cell } from './cells.ts';
import type { MovableTable } from './movable-tables.ts';

/**
 * Guards are triggers in the source that keep every process from changing the rows of one store, whatever it is doing: a request that was admitted
 * earlier, a sweep, a consumer of events, or an operator. A refused statement fails as if the database were unavailable, so that its caller retries.
 *
 * Statements that write carts, checkouts, and orders of several stores are then repeated for each. Where that does not happen and a refusal would delay other stores, the
 * guard skips the row instead. A skipped inbox row
 * means that a consumer handles no event of the store: the target does. A skipped claim means that a delivery is not sent: the target sends it.
 */
interface Guard {
  readonly table: MovableTable;
  /** Guards of one table fire in the order of their names. */
  readonly name: string;
  readonly events: string;
  readonly condition: string;
  readonly effect: 'refuse' | 'skip';
}

/** Postgres reports this class of errors when it cannot serve a session, so services return 503. */
const REFUSED_CODE = '57P03';
/** Creating a trigger waits for the transactions that write to the table, and new writers of all stores wait behind it. */
const LOCK_TIMEOUT_MS = 500;
/** A minute of attempts. A transaction ends within ten seconds. */
const ATTEMPTS_MAX = 120;
const RETRY_MS = 500;

const FUNCTION = `create or replace function %schema%.guard_moving_store() returns trigger language plpgsql as $$
begin
  if current_setting('${BYPASS_SETTING}', true) = 'on' then return coalesce(new, old); end if;
  if tg_argv[0] = 'skip' then return null; end if;
  raise exception 'the store is being moved' using errcode = '${REFUSED_CODE}';
end $$`;

/** Guards for deliveries keep new requests from being sent, so that those in flight can finish and save their results. */
export const claimGuards = (tables: readonly MovableTable[]): readonly Guard[] =>
  tables
    .filter(({ sql }) => sql === 'webhooks."delivery"')
    .map((table) => ({
      table,
      name: 'a_claim',
      events: 'update',
      condition: '(new.tenant_id = %store% and new.lease_token is not null and new.lease_token is distinct from old.lease_token)',
      effect: 'skip',
    }));

/** Guards for all tables. */
export const writeGuards = (tables: readonly MovableTable[]): readonly Guard[] => tables.flatMap(guardsOf);

function guardsOf(table: MovableTable): readonly Guard[] {
  const guard = (name: string, events: string, effect: Guard['effect'] = 'refuse'): Guard => {
    const row = events === 'delete' ? 'old' : 'new';
    return { table, name, events, effect, condition: `(${row}.tenant_id = %store%)` };
  };
  if (!table.columns.includes('tenant_id')) return [];
  const remove = guard('c_delete', 'delete');
  switch (table.name) {
    case 'inbox':
      return [guard('b_skip', 'insert', 'skip'), remove];
    // The relay marks what it has published, in one statement for all stores.
    case 'outbox':
      return [guard('b_write', 'insert'), remove];
    // The completer claims events of all stores in one statement.
    case 'held_event':
      return [guard('b_skip', 'update', 'skip'), guard('b_write', 'insert'), remove];
    default:
      return [guard('b_write', 'insert or update'), remove];
  }
}

const triggerName = ({ name }: Pick<Guard, 'name'>, tenantId: string): string => `"moving_${tenantId.replaceAll('-', '')}_${name}"`;

/** Creates the functions of the guards. */
export async function createGuardFunctions(source: Cell): Promise<void> {
  for (const service of SERVICE_NAMES) await source.query(FUNCTION.replace('%schema%', service));
}

/** Creates guards. When this resolves, no transaction that wrote to their tables before is still running. */
export async function createGuards(source: Cell, guards: readonly Guard[], tenantId: string): Promise<void> {
  for (const guard of guards) {
    const { table, events, condition, effect } = guard;
    const when = condition.replace('%store%', `'${tenantId}'::uuid`);
    await withLock(
      source,
      `create or replace trigger ${triggerName(guard, tenantId)} before ${events} on ${table.sql}
       for each row when ${when} execute function ${table.schema}.guard_moving_store('${effect}')`,
    );
  }
}

/** Drops all guards of a store. */
export async function dropGuards(source: Cell, tenantId: string): Promise<void> {
  const { rows } = await source.query<{ name: string; table: string }>(
    `select quote_ident(tgname) as name, tgrelid::regclass::text as table from pg_trigger where tgname like 'moving\\_' || $1 || '\\_%'`,
    [tenantId.replaceAll('-', '')],
  );
  for (const { name, table } of rows) await withLock(source, `drop trigger if exists ${name} on ${table}`);
}

async function withLock(source: Cell, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await source.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await source.query(statement);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03' || attempt >= ATTEMPTS_MAX) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    } finally {
      await source.query('set lock_timeout = 0').catch(() => undefined);
    }
  }
}
