import { keepOpen, type Target } from './keep-open.ts';
import type { Counter } from './tally.ts';
import type { Unfinished } from './way.ts';

const DRIP_EVERY_MS = 1000;
const STATUS = /^HTTP\/1\.1 (\d{3}) /;

/** Opens connections whose requests never end. */
export function sendUnfinished(target: Target, { heads, bodyBytes = 0, drip, ...connections }: Unfinished, counter: Counter): void {
  const body = Buffer.alloc(bodyBytes, 'a');
  let opened = 0;
  keepOpen(target, connections, counter, (socket) => {
    socket.write(heads[opened % heads.length] ?? '');
    socket.write(body);
    opened += 1;
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      const [, status] = STATUS.exec(chunk) ?? [];
      if (status !== undefined) counter.count(status);
    });
    const dripping = drip === undefined ? undefined : setInterval(() => socket.writable && socket.write(drip), DRIP_EVERY_MS);
    socket.on('close', () => clearInterval(dripping));
  });
}
