import { type RateDecision, WINDOW_SECONDS } from './rate-decision.ts';

/** The key whose budget is charged. */
export interface RateSubject {
  readonly tenantId: string;
  readonly mode: string;
  readonly keyId: string;
  readonly ratePerMinute: number;
  /** The limit of one client address; null if there is none. */
  readonly ratePerClient: number | null;
}

/** A request to charge. */
export interface ChargedRequest {
  /** The client address; undefined if the key has no limit per client. */
  readonly client: string | undefined;
}

/** The decision of Redis on one request. */
export type RedisDecision = Omit<RateDecision, 'countedSecond'>;

/** The requests of one script call, grouped by client in order of arrival. */
export interface ChargeBatch {
  readonly groups: readonly (readonly ChargedRequest[])[];
  /** The names of the windows and the arguments of the script. */
  readonly windows: readonly string[];
  readonly args: readonly number[];
}

/** The braces are a hash tag, which keeps the data of a key on one node of a Redis cluster. */
export function windowsOf({ tenantId, mode, keyId, ratePerClient }: RateSubject, clients: readonly (string | undefined)[]): string[] {
  const key = `rate:{${tenantId}:${mode}:${keyId}}`;
  return ratePerClient === null ? [key] : [key, ...clients.map((client) => `${key}:${client ?? ''}`)];
}

/** Groups requests of one key for a script call. */
export function batchOf(subject: RateSubject, requests: readonly ChargedRequest[]): ChargeBatch {
  const { ratePerMinute, ratePerClient } = subject;
  const [first] = requests;
  // Nearly every call charges a single request, and keys without a limit per client have a single group.
  if (ratePerClient === null || requests.length === 1) {
    return { groups: [requests], windows: windowsOf(subject, [first?.client]), args: [ratePerMinute, ratePerClient ?? 0, requests.length] };
  }
  const byClient = Map.groupBy(requests, ({ client }) => client);
  const groups = [...byClient.values()];
  return {
    groups,
    windows: windowsOf(subject, [...byClient.keys()]),
    args: [ratePerMinute, ratePerClient, ...groups.map(({ length }) => length)],
  };
}

/** Returns the decision on each request of the batch from the result of the charge script. */
export function readResult(
  { ratePerMinute, ratePerClient }: RateSubject,
  { groups }: ChargeBatch,
  [chargedSecond = 0, keyLeft = 0, keyWait = 0, ...results]: readonly number[],
): ReadonlyMap<ChargedRequest, RedisDecision> {
  const decisions = new Map<ChargedRequest, RedisDecision>();
  let unsettled = groups.reduce((sum, _group, index) => sum + (results[index * 3] ?? 0), 0);
  for (const [index, group] of groups.entries()) {
    const [passing = 0, clientLeft = 0, clientWait = 0] = results.slice(index * 3, index * 3 + 3);
    for (const [position, request] of group.entries()) {
      const allowed = position < passing;
      if (allowed) unsettled -= 1;
      const key = { limit: ratePerMinute, remaining: keyLeft + (allowed ? unsettled : 0) };
      const client = { limit: ratePerClient ?? 0, remaining: clientLeft + (allowed ? passing - 1 - position : 0) };
      const waits = allowed ? NO_WAITS : { key: keyWait, client: clientWait };
      const limited = ratePerClient === null ? undefined : client;
      decisions.set(request, decisionOf({ key, client: limited, waits, chargedSecond, by: 'redis' }));
    }
  }
  return decisions;
}

const NO_WAITS = { key: 0, client: 0 };

interface Counted {
  readonly key: { readonly limit: number; readonly remaining: number };
  readonly client: { readonly limit: number; readonly remaining: number } | undefined;
  /** Seconds until each limit allows a request again; 0 if the limit does not refuse this one. */
  readonly waits: { readonly key: number; readonly client: number };
  readonly chargedSecond: number;
  readonly by: RateDecision['by'];
}

/** Builds a decision. If both limits refuse a request, the client's is reported, and the wait is the longer one. */
export function decisionOf({ key, client, waits, chargedSecond, by }: Counted): RedisDecision {
  const retryAfterSeconds = Math.max(waits.key, waits.client);
  const allowed = retryAfterSeconds === 0;
  return {
    allowed,
    key: { ...key, resetSeconds: waits.key || WINDOW_SECONDS },
    client: client && { ...client, resetSeconds: waits.client || WINDOW_SECONDS },
    exceeded: allowed ? undefined : waits.client > 0 ? 'client' : 'key',
    retryAfterSeconds,
    chargedSecond,
    by,
  };
}
