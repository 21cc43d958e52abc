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
import type { AdminClients } from '../clients.ts';
import { type AdminCall, type AdminRoutes, S } from '../http/admin-route.ts';
import { listRoute, pageOf } from '../http/cursor-list.ts';
import { rendererOf } from '../http/render-fields.ts';

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
const filters = {
  actor: text(64).optional().meta({ description: 'The name of a token.' }),
  object_id: text(200).optional(),
  since: momentOrDate.optional(),
};

/** The audit logs of all services, merged by time. */
// prettier-ignore
export const auditRoutes: AdminRoutes = ({ operations }) => {
  const list = {
    scopes: ['read'], filters, page: pageOf('A page of entries, newest first.', EntryOut, 'AuditPage'),
    read: async (keyset: Keyset, { actor: operator, objectId, since }: AuditFilters, { caller, principal }: AdminCall) => {
      const isOfStore = caller.tenantId !== '';
      const filter = { tenantId: caller.tenantId || (principal.tenantId ?? undefined), mode: isOfStore ? caller.mode : undefined, operator, objectId, since };
      const { entries, next } = await merged(operations, filter, keyset, caller);
      return { items: entries.map(renderEntry), next };
    },
  } as const;
  return [
    listRoute({
      ...list, id: 'listAuditEntries', path: '/admin/v1/audit',
      summary: 'List what operators did', description: 'A token for one store lists the entries of that store.',
    }),
    listRoute({
      ...list, id: 'listStoreAuditEntries', path: `${S}/audit`,
      summary: 'List what operators did in a store', description: 'Contains the entries of both modes, too.',
    }),
  ];
};

type AuditFilters = Readonly<Partial<Record<'actor' | 'objectId' | 'since', string>>>;

interface Entry extends AuditEntry__Output {
  readonly service: ServiceName;
}

/** Merges the next entries of all logs. A position is that of the last entry that was taken from each log; of none, one above its newest entry, so that later entries do not follow. */
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
  const positions = taken.map((before, index) => last[index]?.position ?? before ?? above(logs[index]?.[0]?.position));
  return { entries, next: isLast ? undefined : positions.join('.') };
}

const above = (newest: string | undefined): string => String(BigInt(newest ?? 0) + 1n);

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

const render = rendererOf(EntryOut, { actor: 'operator', store_id: 'tenantId' });
const renderEntry = ({ details, before, after, ...entry }: Entry) => ({
  ...render(entry),
  action: entry.action.slice(entry.action.indexOf('/') + 1),
  details: parsed(details),
  before: parsed(before),
  after: parsed(after),
});
