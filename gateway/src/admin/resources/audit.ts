import { SERVICE_NAMES, type ServiceName } from '@storefront/access';
import { invalid } from '@storefront/errors';
import type { Keyset } from '@storefront/proto/storefront/common/v1';
import type { AuditEntry__Output, ListAuditEntriesRequest } from '@storefront/proto/storefront/operations/v1';
import type { Caller } from '@storefront/rpc';
import { z } from 'zod';
import { id, mode, textOrNull, time } from '../../api/schemas/fields.ts';
import { momentOrDate } from '../../api/schemas/iso-date-time.ts';
import { named } from '../../api/schemas/named.ts';
import { openEnum } from '../../api/schemas/open-enum.ts';
import { text } from '../../api/schemas/text.ts';
import { ok } from '../../http/routing/responses.ts';
import type { NeededScopes } from '../access/operator-context.ts';
import type { AdminClients } from '../clients.ts';
import { type AdminCall, adminRoute, type AdminRoute, S } from '../http/admin-route.ts';
import { cursorList, cursorPageOf, cursorPaging } from '../http/cursor-list.ts';
import { renderFields } from '../http/render-fields.ts';
import { storePath } from '../schemas/inputs.ts';

const READ: NeededScopes = ['read'];
const json = z.unknown();
const EntryOut = named('AuditEntry', {
  service: z.enum(SERVICE_NAMES),
  position: z.int().meta({ description: 'The position in the log of the service.' }),
  at: time,
  actor: z.string().meta({ description: 'The name of the token; `root` for that of the environment.' }),
  token_id: id.nullable(),
  action: z.string().meta({ examples: ['SetCustomer'] }),
  outcome: openEnum(['changed', 'started', 'exported', 'denied'], {
    id: 'AuditOutcome',
    description: 'New values can be added at any time.',
  }),
  store_id: id.nullable(),
  mode: mode.nullable(),
  object: textOrNull.meta({ description: 'What the action changes, such as `customer`.' }),
  object_id: textOrNull,
  details: json,
  before: json.meta({ description: 'The fields that have changed, as they were. Personal ones are `[redacted]`.' }),
  after: json,
  request_id: z.string(),
});
const PageOut = cursorPageOf(EntryOut, 'AuditPage');
const AuditQuery = z.object({
  actor: text(64).optional().meta({ description: 'The name of a token.' }),
  object_id: text(200).optional(),
  since: momentOrDate.optional(),
  ...cursorPaging,
});
const page = ok('A page of entries, newest first.', PageOut);

/** The audit logs of all services, merged by time. */
// prettier-ignore
export const auditRoutes = ({ operations }: AdminClients): readonly AdminRoute[] => [
  adminRoute({
    id: 'listAuditEntries', method: 'get', path: '/admin/v1/audit', scopes: READ,
    summary: 'List what operators did', description: 'A token for one store lists the entries of that store.',
    request: { query: AuditQuery }, response: page,
    handler: ({ ...request }, call) => list(operations, { ...request, storeId: call.principal.tenantId ?? undefined, mode: undefined }, call),
  }),
  adminRoute({
    id: 'listStoreAuditEntries', method: 'get', path: `${S}/audit`, scopes: READ,
    summary: 'List what operators did in a store', description: 'Contains the entries of both modes, too.',
    request: { path: storePath({}), query: AuditQuery }, response: page,
    handler: (request, call) => list(operations, request, call),
  }),
];

interface AuditRequest {
  readonly storeId: string | undefined;
  readonly mode: string | undefined;
  readonly actor?: string | undefined;
  readonly objectId?: string | undefined;
  readonly since?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const list = (operations: AdminClients['operations'], request: AuditRequest, { caller }: AdminCall) =>
  cursorList(request, async (keyset) => {
    const { storeId: tenantId, mode: of, actor: operator, objectId, since } = request;
    const { entries, next } = await merged(operations, { tenantId, mode: of, operator, objectId, since }, keyset, caller);
    return { items: entries.map(renderEntry), next };
  });

interface Entry extends AuditEntry__Output {
  readonly service: ServiceName;
}

/** Merges the next entries of all logs. A position is that of the last entry that was taken from each log; empty for none. */
async function merged(
  operations: AdminClients['operations'],
  filter: Omit<ListAuditEntriesRequest, 'limit'>,
  { limit = 0, after }: Keyset,
  caller: Caller,
): Promise<{ entries: readonly Entry[]; next: string | undefined }> {
  const taken = positionsIn(after);
  const logs = await Promise.all(
    SERVICE_NAMES.map(async (service, index) => {
      const { entries } = await operations[service].listAuditEntries({ ...filter, limit: limit + 1, beforePosition: taken[index] }, caller);
      return entries.map((entry) => ({ ...entry, service }));
    }),
  );
  const { entries, last } = mergeNewest(logs, limit);
  const isLast = logs.flat().length === entries.length;
  const positions = taken.map((before, index) => last[index]?.position ?? before ?? '');
  return { entries, next: isLast ? undefined : positions.join('.') };
}

/**
 * Merges the newest entries of logs, each newest first, and returns with them the last one that was taken from each log. Entries stay in the order of their log,
 * also where its clock has been set back: a position would otherwise skip some.
 */
export function mergeNewest<Item extends { readonly at: string }>(logs: readonly (readonly Item[])[], limit: number) {
  const counts = logs.map(() => 0);
  const nextOf = (log: number): Item | undefined => logs[log]?.[counts[log] ?? 0];
  const entries: Item[] = [];
  while (entries.length < limit) {
    const newest = counts.reduce((best, _count, log) => ((nextOf(log)?.at ?? '') > (nextOf(best)?.at ?? '') ? log : best), 0);
    const entry = nextOf(newest);
    if (entry === undefined) break;
    entries.push(entry);
    counts[newest] = (counts[newest] ?? 0) + 1;
  }
  return { entries, last: logs.map((log, index) => log[(counts[index] ?? 0) - 1]) };
}

function positionsIn(after: string | undefined): (string | undefined)[] {
  const positions = after === undefined ? SERVICE_NAMES.map(() => '') : after.split('.');
  if (positions.length === SERVICE_NAMES.length && positions.every((position) => /^\d{0,18}$/.test(position)))
    return positions.map((position) => position || undefined);
  throw invalid('cursor', 'is not a next_cursor', { location: 'query' });
}

const parsed = (text: string | undefined): unknown => (text === undefined ? null : JSON.parse(text));

const renderEntry = (entry: Entry) => ({
  ...renderFields(EntryOut.shape, entry),
  position: Number(entry.position),
  actor: entry.operator,
  action: entry.action.slice(entry.action.indexOf('/') + 1),
  store_id: entry.tenantId ?? null,
  details: parsed(entry.details),
  before: parsed(entry.before),
  after: parsed(entry.after),
});
