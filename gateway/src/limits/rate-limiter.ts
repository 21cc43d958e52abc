import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { LocalWindow } from './local-window.ts';
import type { RateDecision } from './rate-decision.ts';
import { withinBudget } from './within-budget.ts';

/** Whose budget is spent. */
export interface RateSubject {
  readonly tenantId: string;
  readonly mode: string;
  readonly keyId: string;
  readonly ratePerMinute: number;
}

export interface RateLimiter {
  charge(subject: RateSubject): Promise<RateDecision>;
  /** Gives a charge back: the answer turned out to be a 304. */
  refund(subject: RateSubject, decision: RateDecision): void;
  /** What is left as this process last knew it, for answers that are not charged. */
  peek(subject: RateSubject): number;
}

/** Keys that this process served in the last minute; a window takes about 500 bytes. */
const KEYS_MAX = 20_000;
/** After a failure Redis is left alone for this long, so that a frozen one delays one request a second and not each. */
const REST_MS = 1000;

/** Past this the request is decided here: Redis away costs a request 50 ms at most. */
const REDIS_BUDGET_MS = 40;

interface LocalView {
  readonly window: LocalWindow;
  remaining: number;
}

/**
 * Never more than L requests a key in any 60 s over all replicas, by one Redis script call. While Redis is away this process lets through L divided by the
 * number of replicas, counting what it let through before, so that losing Redis gives nobody a second budget here.
 */
export function rateLimiter(
  redis: Pick<Redis, 'chargeWindow' | 'refundWindow' | 'status'>,
  replicas: number,
  now: () => number,
): RateLimiter {
  const views = new LRUCache<string, LocalView>({ max: KEYS_MAX });
  let restsUntil = 0;

  const viewOf = ({ keyId, ratePerMinute }: RateSubject): LocalView => {
    const known = views.get(keyId);
    if (known) return known;
    const view = { window: new LocalWindow(), remaining: ratePerMinute };
    views.set(keyId, view);
    return view;
  };
  const isAway = (): boolean => redis.status !== 'ready' || now() < restsUntil;
  const rest = (): void => {
    restsUntil = now() + REST_MS;
  };

  const chargeRedis = async (subject: RateSubject): Promise<RateDecision> => {
    const asked = redis.chargeWindow(keyOf(subject), subject.ratePerMinute);
    const [allowed, remaining, retryAfterSeconds, chargedSecond] = await withinBudget(asked, REDIS_BUDGET_MS);
    return { allowed: allowed === 1, limit: subject.ratePerMinute, remaining, retryAfterSeconds, chargedSecond, by: 'redis' };
  };
  const chargeLocally = (subject: RateSubject, window: LocalWindow): RateDecision => {
    const second = Math.floor(now() / 1000);
    const share = Math.max(1, Math.ceil(subject.ratePerMinute / replicas));
    const used = window.total(second);
    const allowed = used < share;
    return {
      allowed,
      limit: subject.ratePerMinute,
      remaining: allowed ? share - used - 1 : 0,
      retryAfterSeconds: allowed ? 0 : window.secondsUntilBelow(share, second),
      chargedSecond: second,
      by: 'process',
    };
  };

  return {
    async charge(subject) {
      const view = viewOf(subject);
      const decision = isAway()
        ? chargeLocally(subject, view.window)
        : await chargeRedis(subject).catch(() => {
            rest();
            return chargeLocally(subject, view.window);
          });
      if (decision.allowed) view.window.add(Math.floor(now() / 1000));
      view.remaining = decision.remaining;
      return decision;
    },
    refund(subject, decision) {
      const view = viewOf(subject);
      view.remaining = Math.min(subject.ratePerMinute, view.remaining + 1);
      view.window.giveBack(decision.by === 'process' ? decision.chargedSecond : Math.floor(now() / 1000));
      if (decision.by === 'redis' && !isAway()) redis.refundWindow(keyOf(subject), decision.chargedSecond).catch(rest);
    },
    peek: (subject) => Math.min(subject.ratePerMinute, viewOf(subject).remaining),
  };
}

/** The braces keep one key's buckets on one node of a cluster. */
const keyOf = ({ tenantId, mode, keyId }: RateSubject): string => `rate:{${tenantId}:${mode}:${keyId}}`;
