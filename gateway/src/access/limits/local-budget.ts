import { LocalWindow } from './local-window.ts';

/** One limit as this process knows it: its own window, and what remained after the last decision. */
export class LocalBudget {
  readonly #window = new LocalWindow();
  #remaining: number | undefined;
  /** The number of requests in this process's window when `#remaining` was set. */
  #counted = 0;

  /** Returns the number of requests that this process allowed in the last 60 s. */
  used(nowMs: number): number {
    return this.#window.total(nowMs);
  }

  /** Returns the number of whole seconds until this process may allow a request if its share is `share`. */
  secondsUntilBelow(share: number, nowMs: number): number {
    return this.#window.secondsUntilBelow(share, nowMs);
  }

  /** Records a decision; an allowed request is counted in this process's own window, whether Redis or this process allowed it. */
  record(allowed: boolean, remaining: number, nowMs: number): void {
    if (allowed) this.#window.add(nowMs);
    this.#remaining = remaining;
    this.#counted = this.#window.total(nowMs);
  }

  refund(limit: number, countedSecond: number): void {
    this.#remaining = Math.min(limit, (this.#remaining ?? limit) + 1);
    this.#counted -= 1;
    this.#window.giveBack(countedSecond);
  }

  /** Returns the remaining budget without charging. Requests that have left the window since the last decision are available again. */
  remaining(limit: number, nowMs: number): number {
    const regained = Math.max(0, this.#counted - this.#window.total(nowMs));
    return Math.min(limit, (this.#remaining ?? limit) + regained);
  }
}
