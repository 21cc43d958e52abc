import type { RequestHandler, Response } from 'express';
import type { Activity, Entry } from './activity.ts';

/** More pages than one developer opens; each one holds a connection. */
const STREAMS_MAX = 20;
/** Keeps proxies from closing a quiet connection. */
const HEARTBEAT_MS = 15_000;
/** A page that reads more slowly than this is disconnected, and reconnects. */
const UNREAD_BYTES_MAX = 4 * 1024 * 1024;

/** Handles GET /developer/events: the activity as server-sent events, from the entry after `Last-Event-ID`. */
export function stream(activity: Activity): RequestHandler {
  let open = 0;
  return (request, response) => {
    if (open >= STREAMS_MAX) {
      response
        .status(503)
        .json({ error: { code: 'unavailable', reason: null, message: 'Too many developer pages are open.', details: [] } });
      return;
    }
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
