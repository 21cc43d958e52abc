import type { Socket } from 'node:net';
import { PIPELINED_MAX } from '../../../gateway/src/http/server/limit-pipelining.ts';
import { keepOpen, type Target } from './keep-open.ts';
import type { Counter } from './tally.ts';
import type { Flood } from './way.ts';

const STATUS = /HTTP\/1\.1 (\d{3}) /g;
const STATUS_LINE = /^HTTP\/1\.1 (\d{3})/;
const STATUS_LENGTH = 'HTTP/1.1 200'.length;
/** As many requests as may wait behind a response that is not read. The server closes a connection that sends more before its first response. */
const UNREAD_REQUESTS = PIPELINED_MAX;

const ID = /[0-9a-f]{8}-[0-9a-f#-]{27}/g;

/** Names the kind of a request: `GET /v1/carts/:id`. */
const kindOf = (request: string): string => {
  const [method, target = ''] = request.split(' ', 2);
  return `${method} ${target.replace(/\?.*/, '').replaceAll(ID, ':id')}`;
};

/** Sends requests on all connections of a flood, and counts the statuses of the responses to each kind: `GET /v1/carts/:id: 200`. */
export function flood(target: Target, { requests, pipelined = 1, isUnread = false, ...connections }: Flood, counter: Counter): void {
  let sent = Math.floor(Math.random() * 10_000_000);
  let next = 0;
  const kinds = requests.map(kindOf);
  const sendNext = (socket: Socket, waiting: string[]): void => {
    waiting.push(kinds[next % requests.length] ?? '');
    const text = requests[next % requests.length] ?? '';
    next += 1;
    sent += 1;
    socket.write(text.replaceAll('########', String(sent).padStart(8, '0')));
  };
  keepOpen(target, connections, counter, (socket) => {
    // Responses arrive in the order of the requests.
    const waiting: string[] = [];
    if (isUnread) {
      // The bytes after the first status stay unread.
      let first: string | undefined;
      socket.setEncoding('latin1').on('readable', () => {
        if (first !== undefined) return;
        first = STATUS_LINE.exec(socket.read(STATUS_LENGTH) ?? '')?.[1];
        if (first !== undefined) counter.count(`${waiting[0]}: ${first}`);
      });
      for (let count = 0; count < UNREAD_REQUESTS; count += 1) sendNext(socket, waiting);
      return;
    }
    let tail = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      const text = tail + chunk;
      for (const [, status = ''] of text.matchAll(STATUS)) {
        counter.count(`${waiting.shift()}: ${status}`);
        if (socket.writable) sendNext(socket, waiting);
      }
      // A status line that a chunk cuts is completed by the next one.
      tail = text.slice(-STATUS_LENGTH);
    });
    for (let count = 0; count < pipelined; count += 1) sendNext(socket, waiting);
  });
}
