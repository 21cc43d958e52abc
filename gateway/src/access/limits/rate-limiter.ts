import { createBatcher } from '@storefront/db';
import { counter } from '@storefront/telemetry';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { batchOf, type ChargedRequest, decisionOf, type RateSubject, type RedisDecision, readResult, windowsOf } from './charge-batch.ts';
import { LocalBudget } from './local-budget.ts';
import type { RateDecision } from './rate-decision.ts';
import { withTimeout } from './with-timeout.ts';

/** The rate limiter of the gateway. `client` is the client address, for keys with a limit per client. */
export interface RateLimiter {
  charge(subject: RateSubject, client?: string): Promise<RateDecision>;
  /** Refunds a charge, because the response was a 304. */
  refund(subject: RateSubject, decision: RateDecision, client?: string): void;
  /** Returns the remaining budgets as known to this process, for responses that are not charged. */
  peek(subject: RateSubject, client?: string): RemainingBudgets;
}

/** The remaining requests of a key, and of one of its clients if the key has a limit per client. */
export interface RemainingBudgets {
  readonly key: number;
  readonly client: number | undefined;
}

/** The number of recently used keys to track; a window takes about 500 bytes. */
const KEYS_MAX = 20_000;
/** The number of recent clients to track, likewise. They count only while Redis is unavailable; past this number, the limit of the key still holds. */
const CLIENTS_MAX = 20_000;
/** After a failure, Redis is not called for this long, so that a frozen Redis delays one request per second rather than all. */
const PAUSE_MS = 1000;

/**
 * How long a process also keeps its own count below L after it was without Redis. Redis may come back without its data and grant L again; with this, each process
 * stays below L over an outage, which bounds two replicas by 2 L.
 */
const RECOVERY_MS = 60_000;

/** After this time the request is decided locally, so that an unavailable Redis delays a request by at most 50 ms. */
export const REDIS_BUDGET_MS = 40;

/** The attributes of each kind of decision. */
const DECISIONS = {
  'redis allowed': { by: 'redis', outcome: 'allowed' },
  'redis refused': { by: 'redis', outcome: 'refused' },
  'process allowed': { by: 'process', outcome: 'allowed' },
  'process refused': { by: 'process', outcome: 'refused' },
};

interface KeyView {
  /** The key as of its last charge; its rates can change while it is in use. */
  subject: RateSubject;
  readonly budget: LocalBudget;
  /** Charges a request. There is one call at a time, and requests that arrive meanwhile share the next one. */
  readonly charge: (request: ChargedRequest) => Promise<RateDecision>;
}

/**
 * Allows at most L requests per key in any 60 s across all replicas, and at most C per client address if the key has such a limit. Concurrent requests of a key
 * share one Redis script call, which charges the key and its clients together. While Redis is unavailable, this process decides alone with L and C divided by
 * the number of running gateways, and counts what it allowed in the last 60 s.
 */
export function rateLimiter(
  redis: Pick<Redis, 'chargeWindows' | 'refundWindows' | 'status'>,
  gatewayCount: () => number,
  now: () => number,
): RateLimiter {
  const views = new LRUCache<string, KeyView>({ max: KEYS_MAX });
  const clients = new LRUCache<string, LocalBudget>({ max: CLIENTS_MAX });
  const countDecision = counter('storefront.rate_limiter.decisions', 'Decisions of the rate limiter.', DECISIONS);
  let pausedUntil = 0;
  let recoveringUntil = 0;

  const viewOf = (subject: RateSubject): KeyView => {
    const known = views.get(subject.keyId);
    if (known) return known;
    const view: KeyView = { subject, budget: new LocalBudget(), charge: createBatcher((requests) => chargeTogether(view, requests)) };
    views.set(subject.keyId, view);
    return view;
  };
  const clientBudgetOf = (subject: RateSubject, client: string | undefined): LocalBudget | undefined => {
    if (subject.ratePerClient === null) return undefined;
    const name = clientName(subject, client);
    const known = clients.get(name);
    if (known) return known;
    const budget = new LocalBudget();
    clients.set(name, budget);
    return budget;
  };
  const isDown = (): boolean => {
    const nowMs = now();
    if (redis.status === 'ready' && nowMs >= pausedUntil) return false;
    recoveringUntil = nowMs + RECOVERY_MS;
    return true;
  };
  const pause = (): void => {
    pausedUntil = now() + PAUSE_MS;
    // There may be no request during the pause.
    recoveringUntil = pausedUntil + RECOVERY_MS;
  };
  const refundRedis = (subject: RateSubject, client: string | undefined, chargedSecond: number): void => {
    const windows = windowsOf(subject, [client]);
    redis.refundWindows(windows.length, ...windows, chargedSecond).catch(pause);
  };
  /** Rounded down, so that the shares of all gateways add up to at most the limit, unless the limit is smaller than their number. */
  const shareOf = (limit: number): number => Math.max(1, Math.floor(limit / gatewayCount()));

  const record = ({ subject, budget }: KeyView, client: string | undefined, decision: RedisDecision): RateDecision => {
    const nowMs = now();
    countDecision(`${decision.by} ${decision.allowed ? 'allowed' : 'refused'}`);
    budget.record(decision.allowed, decision.key.remaining, nowMs);
    if (decision.client) clientBudgetOf(subject, client)?.record(decision.allowed, decision.client.remaining, nowMs);
    return { ...decision, countedSecond: secondOf(nowMs) };
  };
  /** Records a decision of Redis. While recovering from an outage, refuses and refunds what would take this process above L by its own count. */
  const recordRedis = (view: KeyView, client: string | undefined, decision: RedisDecision): RateDecision => {
    const { subject, budget } = view;
    const nowMs = now();
    if (!decision.allowed || nowMs >= recoveringUntil || budget.used(nowMs) < subject.ratePerMinute) return record(view, client, decision);
    refundRedis(subject, client, decision.chargedSecond);
    const waits = { key: budget.secondsUntilBelow(subject.ratePerMinute, nowMs), client: 0 };
    const key = { limit: subject.ratePerMinute, remaining: 0 };
    return record(view, client, decisionOf({ key, client: decision.client, waits, chargedSecond: decision.chargedSecond, by: 'redis' }));
  };
  const chargeLocally = (view: KeyView, client: string | undefined): RateDecision => {
    const { subject, budget } = view;
    const nowMs = now();
    const ofClient = clientBudgetOf(subject, client);
    const share = { key: shareOf(subject.ratePerMinute), client: shareOf(subject.ratePerClient ?? 1) };
    const used = { key: budget.used(nowMs), client: ofClient?.used(nowMs) ?? 0 };
    const waits = {
      key: used.key < share.key ? 0 : budget.secondsUntilBelow(share.key, nowMs),
      client: ofClient === undefined || used.client < share.client ? 0 : ofClient.secondsUntilBelow(share.client, nowMs),
    };
    const spent = waits.key + waits.client === 0 ? 1 : 0;
    const key = { limit: subject.ratePerMinute, remaining: Math.max(0, share.key - used.key - spent) };
    const limited = ofClient && { limit: subject.ratePerClient ?? 0, remaining: Math.max(0, share.client - used.client - spent) };
    return record(view, client, decisionOf({ key, client: limited, waits, chargedSecond: secondOf(nowMs), by: 'process' }));
  };

  const chargeTogether = async (view: KeyView, requests: readonly ChargedRequest[]): Promise<readonly RateDecision[]> => {
    const { subject } = view;
    const chargeAllLocally = () => requests.map(({ client }) => chargeLocally(view, client));
    // Requests that waited behind a failed call must not wait for another.
    if (isDown()) return chargeAllLocally();
    const batch = batchOf(subject, requests);
    try {
      const call = redis.chargeWindows(batch.windows.length, ...batch.windows, ...batch.args);
      const decided = readResult(subject, batch, await withTimeout(call, REDIS_BUDGET_MS));
      return requests.map((request) => {
        const decision = decided.get(request);
        return decision === undefined ? chargeLocally(view, request.client) : recordRedis(view, request.client, decision);
      });
    } catch {
      pause();
      return chargeAllLocally();
    }
  };

  return {
    charge(subject, client) {
      const view = viewOf(subject);
      view.subject = subject;
      return isDown() ? Promise.resolve(chargeLocally(view, client)) : view.charge({ client });
    },
    refund(subject, decision, client) {
      viewOf(subject).budget.refund(subject.ratePerMinute, decision.countedSecond);
      const charged = decision.client === undefined ? { ...subject, ratePerClient: null } : subject;
      clientBudgetOf(charged, client)?.refund(decision.client?.limit ?? 0, decision.countedSecond);
      if (decision.by !== 'redis' || isDown()) return;
      refundRedis(charged, client, decision.chargedSecond);
    },
    peek(subject, client) {
      const nowMs = now();
      const { ratePerMinute, ratePerClient } = subject;
      return {
        key: viewOf(subject).budget.remaining(ratePerMinute, nowMs),
        client:
          ratePerClient === null ? undefined : (clients.get(clientName(subject, client))?.remaining(ratePerClient, nowMs) ?? ratePerClient),
      };
    },
  };
}

const clientName = ({ keyId }: RateSubject, client: string | undefined): string => `${keyId} ${client}`;
const secondOf = (timeMs: number): number => Math.floor(timeMs / 1000);
