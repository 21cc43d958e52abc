import 'server-only';
import { type Outcome, type Schemas, type Storefront, settle } from '@storefront/client';
import { BATCH_LINES } from './cart';
import { explain, explainLine, type FormState } from './explain';

/** Returns the names of the shopper's lists, to choose one from. They are offered only, so a failure hides them. */
export async function listNames(client: Storefront): Promise<string[]> {
  const lists = await settle(client.GET('/v1/lists', { params: { query: { limit: 50 } } }));
  return lists.ok ? lists.data.data.map(({ name }) => name) : [];
}

/** Adds lines to the list of that name. Creates it if there is none. */
export async function saveLines(client: Storefront, name: string, lines: readonly Schemas['CartBatchLineIn'][]): Promise<FormState> {
  const list = await listNamed(client, name);
  if (!list.ok) return { message: explain(list.failure), isError: true };
  const rejected: Schemas['RejectedLine'][] = [];
  for (let from = 0; from < lines.length; from += BATCH_LINES) {
    const body = { lines: lines.slice(from, from + BATCH_LINES) };
    const added = await settle(client.POST('/v1/lists/{list_id}/lines/batch', { params: { path: { list_id: list.data } }, body }));
    if (!added.ok) return { message: explain(added.failure), isError: true };
    rejected.push(...added.data.rejected);
  }
  if (rejected.length === 0) return { message: `Saved in the list “${name}”.` };
  return { message: `These items could not be saved in the list “${name}”.`, isError: true, details: rejected.map(explainLine) };
}

async function listNamed(client: Storefront, name: string): Promise<Outcome<string>> {
  const lists = await settle(client.GET('/v1/lists', { params: { query: { limit: 50 } } }));
  if (!lists.ok) return lists;
  const found = lists.data.data.find((list) => list.name.toLowerCase() === name.toLowerCase());
  if (found) return { ok: true, data: found.id };
  const created = await settle(client.POST('/v1/lists', { body: { name } }));
  return created.ok ? { ok: true, data: created.data.data.id } : created;
}
