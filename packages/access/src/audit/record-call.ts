import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isMode, isStorable, isUuid } from '@storefront/contract';
import { type TransactionRecord, inTransaction, recordTransactions } from '@storefront/db';
import type { Kysely, Transaction } from 'kysely';
import type { Fields, OperatorCall } from '../operators/operator.ts';
import { type NewEntry, appendEntry } from './audit-log.ts';
import { type AuditNotes, withNotes } from './audit-notes.ts';
import type { AuditedRpc } from './audited-rpc.ts';
import { type State, readState } from './read-state.ts';

/** Runs the work of a call and records it. Work that changes nothing, such as a dry run, is not recorded. */
export async function recordCall<Database, T>(
  db: Kysely<Database>,
  call: OperatorCall,
  audited: AuditedRpc,
  work: () => Promise<T>,
): Promise<T> {
  const { entry } = audited;
  if (entry === 'started' || entry === 'exported') {
    if (call.request.dryRun !== true) await inTransaction(db, (trx) => appendEntry(trx, { ...baseOf(call, audited, {}), outcome: entry }));
    return work();
  }
  const notes: AuditNotes = {};
  const isEach = entry === 'each_transaction';
  let isTaken = false;
  const next = (): TransactionRecord | undefined => {
    if (isTaken && !isEach) return undefined;
    isTaken = true;
    return recordOf(call, audited, notes, () => {
      isTaken = false;
    });
  };
  const result = await recordTransactions(next, () => withNotes(notes, work));
  // A handler that writes without `inTransaction` is a defect, which the first test of its RPC finds.
  if (!isTaken && !isEach && call.request.dryRun !== true && !notes.isReplay)
    throw new Error(`${call.path} has changed something without a transaction`);
  return result;
}

/** Records that a call was refused. */
export const recordRefusal = <Database>(
  db: Kysely<Database>,
  call: OperatorCall,
  object: string | undefined,
  reason: string,
): Promise<void> =>
  inTransaction(db, (trx) => appendEntry(trx, { ...baseOf(call, { object: object ?? null }, {}), outcome: 'denied', details: { reason } }));

function recordOf(call: OperatorCall, audited: AuditedRpc, notes: AuditNotes, failed: () => void): TransactionRecord {
  let before: readonly State[] = [];
  const read = async <Database>(trx: Transaction<Database>, isAfter: boolean): Promise<readonly State[]> => {
    const { row, key } = audited;
    // The work can change the columns by which the request has found the object.
    const known = before.length === 1 && row !== undefined ? { [row.id]: before[0]?.id } : undefined;
    const sought = (isAfter && row?.id === 'id' ? known : undefined) ?? key?.(call.request, { isAfter, noted: notes.objectId });
    return row === undefined || sought === undefined || !isFindable(sought) ? [] : readState(trx, row, sought, call);
  };
  return {
    async begin(trx) {
      before = await read(trx, false);
    },
    async end(trx) {
      const after = await read(trx, true);
      await appendEntry(trx, {
        ...baseOf(call, audited, notes),
        ...locationOf([...after, ...before]),
        ...changedFields(before, after),
        outcome: 'changed',
      });
    },
    failed,
  };
}

/** Postgres refuses other texts, and so will the work. */
const isFindable = (key: Fields): boolean =>
  Object.values(key)
    .flat()
    .every((value) => typeof value !== 'string' || isStorable(value));

/** The object and the store of a change, as far as the rows say. */
function locationOf(states: readonly State[]): Partial<NewEntry> {
  const [first] = states;
  if (first === undefined) return {};
  const isOfModes = states.some(({ mode }) => mode !== first.mode);
  return { objectId: first.id, tenantId: first.tenantId, mode: isOfModes ? null : first.mode };
}

type Described = Omit<AuditedRpc, 'object'> & { readonly object: string | null };

function baseOf({ operator, path, request, tenantId, mode, requestId }: OperatorCall, audited: Described, notes: AuditNotes) {
  const { object, key, row, details = [], hashed = [] } = audited;
  const found = row === undefined ? key?.(request, { isAfter: true, noted: notes.objectId }) : undefined;
  return {
    tokenId: operator.tokenId,
    operator: operator.name,
    action: path.slice(1),
    tenantId: tenantId !== null && isUuid(tenantId) ? tenantId : null,
    mode: mode !== null && isMode(mode) ? mode : null,
    object,
    objectId: notes.objectId ?? (found === undefined ? null : Object.values(found).join('/')),
    details: {
      ...chosen(request, details),
      ...Object.fromEntries(hashed.map((name) => [name, digestOf(request[name])])),
      ...notes.details,
    },
    before: null,
    after: null,
    requestId: isStorable(requestId) ? requestId : '',
  };
}

/** Fields that are not set are left out. */
const chosen = (request: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (request[name] === undefined || request[name] === null ? [] : [[name, request[name]]])));

/** Returns what an entry contains of a list: its length, and the hash of its JSON text. */
export const digestOf = (list: unknown): { readonly count: number; readonly sha256: string } => ({
  count: Array.isArray(list) ? list.length : 0,
  sha256: hash('sha256', JSON.stringify(list ?? [])),
});

/** An object before and after a change, as an entry contains it; null if it did not exist. */
interface ChangedFields {
  readonly before: unknown;
  readonly after: unknown;
}

/** The value of a personal field that has changed. */
const REDACTED = '[redacted]';

/** Returns the fields in which two states differ, without the values of personal ones. */
export function changedFields(before: readonly State[], after: readonly State[]): ChangedFields {
  if (before.length > 1 || after.length > 1) return { before: listOf(before), after: listOf(after) };
  const [was, is] = [before[0], after[0]];
  const names = differing(was?.fields, is?.fields);
  const personal = differing(was?.personal, is?.personal);
  return { before: part(was, names, personal), after: part(is, names, personal) };
}

type Values = Readonly<Record<string, unknown>>;

const differing = (was: Values = {}, is: Values = {}): readonly string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !isDeepStrictEqual(was[name] ?? null, is[name] ?? null));

function part(state: State | undefined, names: readonly string[], personal: readonly string[]): Values | null {
  if (state === undefined) return null;
  const values = names.map((name) => [name, state.fields[name] ?? null]);
  const redacted = personal.map((name) => [name, (state.personal[name] ?? null) === null ? null : REDACTED]);
  return Object.fromEntries([...values, ...redacted]);
}

/** Each of several rows, with its mode if they differ in it. */
function listOf(states: readonly State[]): readonly Values[] | null {
  if (states.length === 0) return null;
  const isOfModes = new Set(states.map(({ mode }) => mode)).size > 1;
  return states.map(({ mode, fields }) => (isOfModes ? { mode, ...fields } : fields));
}
