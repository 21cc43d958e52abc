/** The body of a webhook delivery. */
export interface WebhookEvent {
  readonly id: string;
  readonly type: string;
  readonly mode: 'sandbox' | 'live';
  /**
   * The position among the events of one order, invoice, or product, or among the stock events of one SKU. Deliveries of `ping` have none, and it is
   * `null` for a triggered event.
   */
  readonly sequence?: number | null;
  // The data depends on the type, and a test asserts the fields that it expects.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
  readonly [field: string]: unknown;
}

type Waiter = { readonly type: string; resolve(event: WebhookEvent): void };

/** The events that arrived, each of which `next` returns once. */
export class EventQueue {
  readonly #events: WebhookEvent[] = [];
  readonly #pending: WebhookEvent[] = [];
  readonly #waiters = new Set<Waiter>();
  readonly #refused: string[] = [];

  /** All events in the order of their arrival. */
  get events(): readonly WebhookEvent[] {
    return this.#events;
  }

  /** Adds an event, unless it has arrived before: delivery is at least once. */
  add(event: WebhookEvent): void {
    if (this.#events.some(({ id }) => id === event.id)) return;
    this.#events.push(event);
    const waiter = [...this.#waiters].find(({ type }) => type === event.type);
    if (waiter === undefined) this.#pending.push(event);
    else waiter.resolve(event);
  }

  /** Records a refused delivery, for the message of a timeout. */
  refuse(reason: string): void {
    this.#refused.push(reason);
  }

  /** Returns the earliest event of this type that was not returned before, or waits for it. Throws an error after `timeoutMs`. */
  next(type: string, timeoutMs: number): Promise<WebhookEvent> {
    const index = this.#pending.findIndex((event) => event.type === type);
    const [found] = index === -1 ? [] : this.#pending.splice(index, 1);
    if (found !== undefined) return Promise.resolve(found);
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        type,
        resolve: (event) => {
          clearTimeout(timer);
          this.#waiters.delete(waiter);
          resolve(event);
        },
      };
      const timer = setTimeout(() => {
        this.#waiters.delete(waiter);
        reject(new Error(`No ${type} arrived within ${timeoutMs} ms. ${this.#summary()}`));
      }, timeoutMs);
      this.#waiters.add(waiter);
    });
  }

  #summary(): string {
    const refused = this.#refused.length === 0 ? '' : ` Refused: ${this.#refused.join('; ')}.`;
    return `Arrived: ${this.#events.map(({ type }) => type).join(', ') || 'nothing'}.${refused}`;
  }
}
