import { BUCKETS, WINDOW_SECONDS } from './rate-decision.ts';

const SECOND_MS = 1000;

/**
 * The requests of one key or client in this process in the last 60 seconds, as a ring of one-second counters. Each bucket leaves the window 60 s after its last
 * request, so a wait never exceeds 60 s.
 */
export class LocalWindow {
  readonly #counts = new Uint32Array(BUCKETS);
  /** The millisecond of the last request in each bucket. */
  readonly #lasts = new Uint16Array(BUCKETS);
  #second = 0;
  #millisecond = 0;
  #total = 0;

  /** Returns the number of allowed requests in the 60 s before `nowMs`. */
  total(nowMs: number): number {
    this.#advance(nowMs);
    return this.#total;
  }

  add(nowMs: number): void {
    this.#advance(nowMs);
    const slot = this.#second % BUCKETS;
    this.#counts[slot] = (this.#counts[slot] ?? 0) + 1;
    this.#lasts[slot] = this.#millisecond;
    this.#total += 1;
  }

  /** Refunds a request to the second it was charged to, if that second is still in the window. */
  giveBack(second: number): void {
    if (second > this.#second || second <= this.#second - BUCKETS) return;
    const slot = second % BUCKETS;
    const count = this.#counts[slot] ?? 0;
    if (count === 0) return;
    this.#counts[slot] = count - 1;
    this.#total -= 1;
  }

  /** Returns the number of whole seconds, from 1 to 60, until the window holds fewer than `limit` requests. */
  secondsUntilBelow(limit: number, nowMs: number): number {
    this.#advance(nowMs);
    let left = this.#total;
    for (let oldest = Math.max(0, this.#second - WINDOW_SECONDS); oldest <= this.#second; oldest += 1) {
      left -= this.#counts[oldest % BUCKETS] ?? 0;
      if (left >= limit) continue;
      const leavesMs = (oldest + WINDOW_SECONDS - this.#second) * SECOND_MS + (this.#lasts[oldest % BUCKETS] ?? 0) - this.#millisecond;
      return Math.max(1, Math.ceil(leavesMs / SECOND_MS));
    }
    return WINDOW_SECONDS;
  }

  #advance(nowMs: number): void {
    const second = Math.floor(nowMs / SECOND_MS);
    const millisecond = Math.floor(nowMs) % SECOND_MS;
    // If the clock steps back, the window stays in place, so that no request gains from it.
    if (second < this.#second || (second === this.#second && millisecond <= this.#millisecond)) return;
    if (second - this.#second >= BUCKETS) {
      this.#counts.fill(0);
      this.#total = 0;
    } else {
      for (let next = this.#second + 1; next <= second; next += 1) this.#empty(next % BUCKETS);
      const oldest = (second + 1) % BUCKETS;
      if ((this.#lasts[oldest] ?? 0) <= millisecond) this.#empty(oldest);
    }
    this.#second = second;
    this.#millisecond = millisecond;
  }

  #empty(slot: number): void {
    this.#total -= this.#counts[slot] ?? 0;
    this.#counts[slot] = 0;
  }
}
