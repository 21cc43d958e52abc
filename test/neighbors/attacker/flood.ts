import { keepOpen, type Target } from './keep-open.ts';
import type { Counter } from './tally.ts';
import type { Flood } from './way.ts';

const STATUS = /HTTP\/1\.1 (\d{3}) /g;
/** A status line that a chunk cuts is completed by the next one. */
const TAIL_LENGTH = 'HTTP/1.1 200'.length;
/** Unread requests are sent until the server stops reading, but not without end. */
const UNREAD_REQUESTS = 64;

/** Sends requests on all connections of a flood, and counts the statuses of the responses. */
export function flood(target: Target, { requests, pipelined = 1, isUnread = false, ...connections }: Flood, counter: Counter): void {
  let sent = Math.floor(Math.random() * 10_000_000);
  let turn = 0;
  const next = (): string => {
    const text = requests[turn % requests.length] ?? '';
    turn += 1;
    sent += 1;
    return text.replaceAll('########', String(sent).padStart(8, '0'));
  };
  keepOpen(target, connections, counter, (socket) => {
    if (isUnread) {
      socket.pause();
      for (let count = 0; count < UNREAD_REQUESTS; count += 1) socket.write(next());
      return;
    }
    let tail = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      const text = tail + chunk;
      for (const [, status = ''] of text.matchAll(STATUS)) {
        counter.count(status);
        if (socket.writable) socket.write(next());
      }
      tail = text.slice(-TAIL_LENGTH);
    });
    for (let count = 0; count < pipelined; count += 1) socket.write(next());
  });
}
