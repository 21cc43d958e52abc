import type { RequestHandler, Response } from 'express';
import { sendError } from '../browser-security.ts';

/** A request that this server sent to the API. It carries no header, no body, and so no key and no token. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  /** Null if there was no response. */
  readonly status: number | null;
  readonly duration_ms: number;
  readonly request_id: string | null;
  /** The `X-Service-Warning` of the response, which names what the API ignored. */
  readonly warning: string | null;
}

/** The part of an event that the developer page shows. */
export interface DeliveredEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
}

/** A delivery to this server's webhook endpoint. One that was rejected has no event, because what it says may come from anyone, but the reason. */
export type ReceivedWebhook =
  | { readonly is_verified: true; readonly event: DeliveredEvent }
  | { readonly is_verified: false; readonly event: null; readonly reason: string };

/** A request, a webhook, or words about this server's subscription, in the order of `id`. */
export type Entry = { readonly id: number; readonly at: string } & (
  | ({ readonly kind: 'request' } & SentRequest)
  | ({ readonly kind: 'webhook' } & ReceivedWebhook)
  | { readonly kind: 'subscription'; readonly words: string }
);

/** An entry of one kind. */
export type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { readonly kind: Kind }>;

/** The latest requests and webhooks of this server, for the developer page. */
export type Activity = ReturnType<typeof openActivity>;

/** Enough for several checkouts; a developer looks at the last few. */
const ENTRIES_MAX = 200;
/** More pages than one developer opens; each one has a connection. */
const STREAMS_MAX = 20;
/** Prevents proxies from closing a quiet connection. */
const HEARTBEAT_MS = 15_000;
/** A page that reads more slowly than this is disconnected, and reconnects. */
const UNREAD_BYTES_MAX = 4 * 1024 * 1024;

/** Creates an empty log in memory. */
export function openActivity() {
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
    sent: (request: SentRequest) => add({ ...stamp(), kind: 'request', ...request }),
    received: (webhook: ReceivedWebhook) => add({ ...stamp(), kind: 'webhook', ...webhook }),
    subscription: (words: string) => add({ ...stamp(), kind: 'subscription', words }),
    /** Returns the entries after an ID, and calls `listener` for each new one until `stop` is called. */
    follow(after: number, listener: (entry: Entry) => void): { readonly before: readonly Entry[]; readonly stop: () => void } {
      listeners.add(listener);
      return { before: entries.filter((entry) => entry.id > after), stop: () => void listeners.delete(listener) };
    },
  };
}

/** Handles GET /developer/events: the activity as server-sent events, from the entry after `Last-Event-ID`. */
export function stream(activity: Activity): RequestHandler {
  let open = 0;
  return (request, response) => {
    if (open >= STREAMS_MAX) return sendError(response, 503, 'unavailable', 'Too many developer pages are open.');
    open += 1;
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    response.flushHeaders();
    const { before, stop } = activity.follow(Number(request.get('Last-Event-ID') ?? 0) || 0, (entry) => send(response, entry));
    for (const entry of before) send(response, entry);
    const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
    response.on('close', () => {
      open -= 1;
      clearInterval(heartbeat);
      stop();
    });
  };
}

function send(response: Response, entry: Entry): void {
  response.write(`id: ${entry.id}\nevent: ${entry.kind}\ndata: ${JSON.stringify(entry)}\n\n`);
  if (response.writableLength > UNREAD_BYTES_MAX) response.destroy();
}
