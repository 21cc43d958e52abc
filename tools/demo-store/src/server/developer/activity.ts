/** A request that this server sent to the API. It carries no header, no body, and so no key and no token. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  /** Null if there was no response. */
  readonly status: number | null;
  readonly duration_ms: number;
  readonly request_id: string | null;
}

/** A delivery to this server's webhook endpoint. */
export interface ReceivedWebhook {
  readonly is_verified: boolean;
  /** Null if the signature was not valid: what it says may come from anyone. */
  readonly event: { readonly id: string; readonly type: string; readonly data: unknown } | null;
}

/** Whether the API delivers events to this server, and what the page should say about it. */
export interface Subscription {
  readonly is_subscribed: boolean;
  readonly words: string;
}

/** What happened, in the order of `id`. */
export type Entry = { readonly id: number; readonly at: string } & (
  | ({ readonly kind: 'request' } & SentRequest)
  | ({ readonly kind: 'webhook' } & ReceivedWebhook)
  | ({ readonly kind: 'subscription' } & Subscription)
);

/** What happened of one kind. */
export type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { readonly kind: Kind }>;

/** The latest requests and webhooks of this server, for the developer page. */
export interface Activity {
  readonly sent: (request: SentRequest) => void;
  readonly received: (webhook: ReceivedWebhook) => void;
  readonly subscription: (state: Subscription) => void;
  /** Returns the entries after `id`, and calls `listener` for each new one until `stop` is called. */
  readonly follow: (id: number, listener: (entry: Entry) => void) => { readonly before: readonly Entry[]; readonly stop: () => void };
}

/** Enough for several checkouts; a developer looks at the last few. */
const ENTRIES_MAX = 200;

/** Creates an empty log in memory. */
export function openActivity(): Activity {
  const listeners = new Set<(entry: Entry) => void>();
  const entries: Entry[] = [];
  // IDs go on rising after a restart, so that a page that reconnects asks for entries that it has not seen.
  let id = Date.now();

  const add = (entry: Entry): void => {
    entries.push(entry);
    if (entries.length > ENTRIES_MAX) entries.shift();
    for (const listener of listeners) listener(entry);
  };
  const stamp = () => {
    id += 1;
    return { id, at: new Date().toISOString() };
  };
  return {
    sent: (request) => add({ ...stamp(), kind: 'request', ...request }),
    received: (webhook) => add({ ...stamp(), kind: 'webhook', ...webhook }),
    subscription: (state) => add({ ...stamp(), kind: 'subscription', ...state }),
    follow(after, listener) {
      listeners.add(listener);
      return { before: entries.filter((entry) => entry.id > after), stop: () => void listeners.delete(listener) };
    },
  };
}
