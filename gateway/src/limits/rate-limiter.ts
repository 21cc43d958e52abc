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
  /** What is left as this process knows it, for answers that are not charged. */
  peek(subject: RateSubject): number;
}

/** Keys that this process served in the last minute; a window takes about 500 bytes. */
const KEYS_MAX = 20_000;
/** After a failure Redis is left alone for this long, so that a frozen one delays one request a second and not each. */
const REST_MS = 1000;

/** Past this the request is decided here: Redis away costs a request 50 ms at most. */
const REDIS_BUDGET_MS = 40;

interface LocalView {
  /** As the key was when it was last charged: its rate may change while it is busy. */
  subject: RateSubject;
  readonly window: LocalWindow;
  remaining: number;
  /** How many this process itself had counted in the window when `remaining` was told. */
  counted: number;
  /** Those who are charged in the next call. */
  waiting: ((decision: RateDecision) => void)[];
  /** Whether a call is about to go out or under way: there is one at a time, and whoever comes meanwhile shares the next. */
  isAsking: boolean;
}

/**
 * Never more than L requests a key in any 60 s over all replicas, by one Redis script call for the requests of a key that arrive
 * together. While Redis is away this process lets through L divided by the number of replicas, counting what it let through before, so that losing Redis gives
 * nobody a second budget here.
 */
export function rateLimiter(
  redis: Pick<Redis, 'chargeWindow' | 'refundWindow' | 'status'>,
  replicas: number,
  now: () => number,
): RateLimiter {
  const views = new LRUCache<string, LocalView>({ max: KEYS_MAX });
  let restsUntil = 0;

  const viewOf = (subject: RateSubject): LocalView => {
    const { keyId, ratePerMinute } = subject;
    const known = views.get(keyId);
    if (known) return known;
    const view: LocalView = { subject, window: new LocalWindow(), remaining: ratePerMinute, counted: 0, waiting: [], isAsking: false };
    views.set(keyId, view);
    return view;
  };
  const isAway = (): boolean => redis.status !== 'ready' || now() < restsUntil;
  const rest = (): void => {
    restsUntil = now() + REST_MS;
  };
  /** Counts a request that passed in this process's own window, whoever let it pass. */
  const noted = (view: LocalView, decision: Omit<RateDecision, 'countedSecond'>): RateDecision => {
    const countedSecond = secondOf(now());
    if (decision.allowed) view.window.add(countedSecond);
    view.remaining = decision.remaining;
    view.counted = view.window.total(countedSecond);
    return { ...decision, countedSecond };
  };

  const chargeLocally = (view: LocalView): RateDecision => {
    const { subject } = view;
    const second = secondOf(now());
    // Rounded down: the shares of all replicas together are never above the limit, unless it is smaller than their number.
    const share = Math.max(1, Math.floor(subject.ratePerMinute / replicas));
    const used = view.window.total(second);
    const allowed = used < share;
    return noted(view, {
      allowed,
      limit: subject.ratePerMinute,
      remaining: allowed ? share - used - 1 : 0,
      retryAfterSeconds: allowed ? 0 : view.window.secondsUntilBelow(share, second),
      chargedSecond: second,
      by: 'process',
    });
  };
  const chargeTogether = async (view: LocalView, together: LocalView['waiting']): Promise<void> => {
    const { subject } = view;
    const limit = subject.ratePerMinute;
    try {
      const asked = redis.chargeWindow(keyOf(subject), limit, together.length);
      const [passing, left, retryAfterSeconds, chargedSecond] = await withinBudget(asked, REDIS_BUDGET_MS);
      for (const [index, settle] of together.entries()) {
        const allowed = index < passing;
        const remaining = allowed ? left + passing - 1 - index : 0;
        settle(noted(view, { allowed, limit, remaining, retryAfterSeconds: allowed ? 0 : retryAfterSeconds, chargedSecond, by: 'redis' }));
      }
    } catch {
      rest();
      for (const settle of together) settle(chargeLocally(view));
    }
  };
  const chargeWaiting = async (view: LocalView): Promise<void> => {
    while (view.waiting.length > 0) {
      const together = view.waiting;
      view.waiting = [];
      // Whoever waited behind a call that failed has waited long enough.
      if (isAway()) for (const settle of together) settle(chargeLocally(view));
      else await chargeTogether(view, together);
    }
    view.isAsking = false;
  };

  return {
    charge(subject) {
      const view = viewOf(subject);
      view.subject = subject;
      if (isAway()) return Promise.resolve(chargeLocally(view));
      return new Promise((resolve) => {
        view.waiting.push(resolve);
        if (view.isAsking) return;
        view.isAsking = true;
        // At the end of this turn of the event loop, which may bring more requests of the key.
        setImmediate(() => void chargeWaiting(view));
      });
    },
    refund(subject, decision) {
      const view = viewOf(subject);
      view.remaining = Math.min(subject.ratePerMinute, view.remaining + 1);
      view.counted -= 1;
      view.window.giveBack(decision.countedSecond);
      if (decision.by === 'redis' && !isAway()) redis.refundWindow(keyOf(subject), decision.chargedSecond).catch(rest);
    },
    peek(subject) {
      const { remaining, counted, window } = viewOf(subject);
      // What this process had counted then and the window holds no longer is there again.
      const regained = Math.max(0, counted - window.total(secondOf(now())));
      return Math.min(subject.ratePerMinute, remaining + regained);
    },
  };
}

const secondOf = (timeMs: number): number => Math.floor(timeMs / 1000);

/** The braces keep one key's buckets on one node of a cluster. */
const keyOf = ({ tenantId, mode, keyId }: RateSubject): string => `rate:{${tenantId}:${mode}:${keyId}}`;
