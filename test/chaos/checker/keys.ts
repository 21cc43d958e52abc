import type { RequestRecord } from '../history/history.ts';
import { type CheckedRun, groupedBy, type Invariant, isSuccess, type Saw, type Violation } from './checked-run.ts';

/** All successful responses to one Idempotency-Key are the same, and what it did happened once. */
export const oneKeyOneEffect: Invariant = (run, saw) => [
  ...differentResponses(run, saw),
  ...overfullCarts(run, saw),
  ...repeatedCommands(run, saw),
];

/** The route and the caller that a key belongs to. */
const scopeOf = ({ shop, shopper, method, path, key }: RequestRecord): string | null =>
  key === null || method === 'COMMAND' ? null : `${shop} ${shopper} ${path} ${key}`;

function differentResponses({ history }: CheckedRun, saw: Saw): Violation[] {
  const replayed = [...groupedBy(history.requests.filter(isSuccess), scopeOf).values()].filter(({ length }) => length > 1);
  return saw('keys with several successes', replayed).flatMap((successes) => {
    const responses = new Set(successes.map(({ response, status }) => JSON.stringify([status, response])));
    if (responses.size < 2) return [];
    const [{ key, path }] = successes as [RequestRecord];
    return [{ message: `the key ${key} of ${path} has ${responses.size} different successful responses`, requests: successes }];
  });
}

/** A cart has what its acknowledged keys have added, each once: lines are added only until the cart is priced. */
function overfullCarts({ history }: CheckedRun, saw: Saw): Violation[] {
  const added = groupedBy(history.requests, (request) => (request.action === 'add line' ? `${request.shop} ${cartOf(request)}` : null));
  const priced = history.requests.filter((request) => request.action === 'price cart' && isSuccess(request));
  return saw('priced carts', priced).flatMap((request) => {
    const requests = added.get(`${request.shop} ${cartOf(request)}`) ?? [];
    const wanted = new Map<string, { sku: string; quantity: number }>();
    for (const { key, sent } of requests) wanted.set(key ?? '', sent as { sku: string; quantity: number });
    const found: { sku: string; quantity: number }[] = request.response.data.lines;
    const text = (lines: Iterable<{ sku: string; quantity: number }>) =>
      [...lines]
        .map(({ sku, quantity }) => `${sku}=${quantity}`)
        .sort()
        .join(' ');
    if (text(wanted.values()) === text(found)) return [];
    return [{ message: `a cart has ${text(found)}, but ${text(wanted.values())} was added`, requests: [...requests, request] }];
  });
}

const cartOf = ({ path }: RequestRecord): string => path.split('/')[3] ?? '';

/** Operators repeat refunds and payments with a key as well. */
function repeatedCommands({ history, final }: CheckedRun, saw: Saw): Violation[] {
  const commands = groupedBy(history.requests, ({ method, key, action }) =>
    method === 'COMMAND' && key !== null && (action === 'refund' || action === 'record payment' || action === 'record on account')
      ? `${action} ${key}`
      : null,
  );
  const notes = groupedBy(final.creditNotes, ({ shop, key }) => (key === null ? null : `${shop} ${key}`));
  const payments = groupedBy(final.payments, ({ shop, reference }) => (reference === null ? null : `${shop} ${reference}`));
  return saw('refunds and payments with a key', [...commands.values()], 2).flatMap((requests) => {
    const [first] = requests;
    if (first === undefined) return [];
    const { shop, key, action } = first;
    const effects = ((action === 'refund' ? notes : payments).get(`${shop} ${key}`) ?? []).length;
    const isDone = requests.some(isSuccess);
    if (effects <= 1 && (effects === 1 || !isDone)) return [];
    return [{ message: `the ${action} with the key ${key} took effect ${effects} times`, requests }];
  });
}
