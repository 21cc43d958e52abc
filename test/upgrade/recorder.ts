/** A request that failed, or a fact that is not true. */
export interface Failure {
  readonly phase: string;
  readonly message: string;
}

/** The requests of one phase. */
export interface PhaseFigures {
  readonly phase: string;
  readonly requests: number;
  readonly orders: number;
  readonly failed: number;
  readonly longestMs: number;
}

/** Counts the requests, orders, and failures of each phase of an upgrade. */
export class Recorder {
  #phase = 'set-up';
  readonly #figures = new Map<string, { requests: number; orders: number; failed: number; longestMs: number }>();
  readonly failures: Failure[] = [];
  /** Connections that were reset before the gateway had seen them, and whose request was sent again. */
  reopened = 0;
  /** Responses that lack a section because a service was slow. */
  incomplete = 0;

  /** Begins a phase. Requests count for the phase in which they end. */
  begin(phase: string): void {
    this.#phase = phase;
  }

  request(durationMs: number): void {
    const figures = this.#current();
    figures.requests += 1;
    figures.longestMs = Math.max(figures.longestMs, durationMs);
  }

  order(): void {
    this.#current().orders += 1;
  }

  failure(message: string): void {
    this.#current().failed += 1;
    this.failures.push({ phase: this.#phase, message });
  }

  figuresOf(phase: string): PhaseFigures {
    return { phase, ...(this.#figures.get(phase) ?? { requests: 0, orders: 0, failed: 0, longestMs: 0 }) };
  }

  #current() {
    const known = this.#figures.get(this.#phase) ?? { requests: 0, orders: 0, failed: 0, longestMs: 0 };
    this.#figures.set(this.#phase, known);
    return known;
  }
}
