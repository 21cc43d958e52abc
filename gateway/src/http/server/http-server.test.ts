import { Agent, get, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type HttpServer, listen } from './http-server.ts';

let server: HttpServer;

beforeAll(async () => {
  server = await listen((_request, response) => response.end('ok'), { host: '127.0.0.1', port: 0, reusePort: false });
});
afterAll(() => server.close());

/** Sends raw bytes, optionally followed by one more byte at an interval, and reads until the peer closes the connection. */
const context = (bytes: string, port = server.port, oneMoreEveryMs?: number): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const dripping = oneMoreEveryMs === undefined ? undefined : setInterval(() => socket.writable && socket.write('a'), oneMoreEveryMs);
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      received += chunk;
    });
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(received);
    });
    socket.on('error', reject);
  });

test('invalid HTTP gets the error envelope', async () => {
  const received = await context('HELLO\r\n\r\n');

  expect(received).toMatch(/^HTTP\/1\.1 422 /);
  expect(received).toContain('X-Service-Mode: live');
  expect(received).toContain('"code":"validation_error"');
});

test('invalid HTTP gets the mode of the key that it contains', async () => {
  const broken = (key: string) => context(`GET / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n: nameless\r\n\r\n`);

  expect(await broken('svc_test_sec_x')).toContain('X-Service-Mode: sandbox');
  expect(await broken('svc_live_sec_x')).toContain('X-Service-Mode: live');
});

test('invalid HTTP gets problem details if its Accept header asks for them, with the host that it names', async () => {
  const received = await context('GET / HTTP/1.1\r\nHost: api.shop.example\r\nAccept: application/problem+json\r\n: nameless\r\n\r\n');
  const [head = '', body = ''] = received.split('\r\n\r\n');

  expect(head).toContain('Content-Type: application/problem+json\r\n');
  expect(JSON.parse(body)).toMatchObject({ type: 'http://api.shop.example/docs/errors#validation_error', status: 422 });
});

test('headers of 64 KB are rejected', async () => {
  const received = await context(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(64 * 1024)}\r\n\r\n`).catch(() => 'cut off');

  expect(received).toMatch(/^HTTP\/1\.1 431 |^cut off$/);
});

test('a request with both Content-Length and Transfer-Encoding is rejected', async () => {
  const received = await context('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n');

  expect(received).toMatch(/^HTTP\/1\.1 422 /);
});

describe('a slow client', () => {
  const timeouts = { headersMs: 500, requestMs: 1000, checkEveryMs: 20 };
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  let impatient: HttpServer;

  beforeAll(async () => {
    impatient = await listen((request, response) => request.resume().on('end', () => response.end('read')), {
      host: '127.0.0.1',
      port: 0,
      reusePort: false,
      timeouts,
    });
  });
  afterAll(() => impatient.close());

  test.each([
    ['in its request line', 'GET / HT', 500],
    ['in its headers', head, 500],
    ['in a body with a declared length', `${head}Content-Length: 10\r\n\r\n{"a":`, 1000],
    ['in a chunked body', `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n`, 1000],
  ])('%s gets the error envelope and is disconnected', async (_over, bytes, leastMs) => {
    const startedAt = performance.now();
    const received = await context(bytes, impatient.port);

    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(received).toContain('X-Service-Mode: live');
    expect(received).toContain('"error":{"code":');
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(leastMs - 1);
  });

  test('that sends byte by byte still times out', async () => {
    const received = await context('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', impatient.port, 30);

    expect(received).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('does not delay other clients', async () => {
    const slow = context(head, impatient.port);

    expect(await context('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', impatient.port)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
  });
});

test('a client that does not read its response is disconnected, and others are served', async () => {
  // Larger than the buffers of the kernel on both ends of a connection.
  const large = Buffer.alloc(64 * 1024 * 1024);
  const disconnected = Promise.withResolvers<boolean>();
  const respond: RequestListener = (request, response) => {
    if (request.url === '/large') response.on('close', () => disconnected.resolve(!response.writableFinished));
    response.end(request.url === '/large' ? large : 'ok');
  };
  const timeouts = { headersMs: 10_000, requestMs: 10_000, checkEveryMs: 20, silenceMs: 300 };
  const unread = await listen(respond, { host: '127.0.0.1', port: 0, reusePort: false, timeouts });
  // Without a listener for data, the socket stops reading once its own buffer is full.
  const socket = connect(unread.port, '127.0.0.1', () => socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n'));
  const agent = new Agent();

  expect(await responseOf(unread.port, agent)).toBe('ok');
  expect(await disconnected.promise).toBe(true);

  socket.destroy();
  await unread.close();
});

test('an idle connection stays open for longer than load balancers keep theirs', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/`);

  // The idle timeout of common load balancers is 60 s. One that outlives the connection sends a request into it and returns a 502.
  expect(headers.get('connection')).toBe('keep-alive');
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
});

describe('a keep-alive connection', () => {
  /** Sends requests on keep-alive connections to a server that limits their age, until `isLast`, and then one more. */
  async function requestsUntil(isLast: (notices: readonly (string | undefined)[]) => boolean, connectionAgeMs: number) {
    const timeouts = { headersMs: 1000, requestMs: 1000, checkEveryMs: 100, connectionAgeMs };
    const handler: RequestListener = (_request, response) => response.end('ok');
    const aging = await listen(handler, { host: '127.0.0.1', port: 0, reusePort: false, timeouts });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = () =>
      new Promise<{ notice: string | undefined; port: number | undefined }>((resolve, reject) => {
        const request = get({ agent, host: '127.0.0.1', port: aging.port }, (response) => {
          const port = request.socket?.localPort;
          response.resume().on('end', () => resolve({ notice: response.headers.connection, port }));
        }).on('error', reject);
      });
    const replies = [await send()];
    while (!isLast(replies.map(({ notice }) => notice))) {
      await sleep(50);
      replies.push(await send());
    }
    const next = await send();
    agent.destroy();
    await aging.close();
    return { notices: replies.map(({ notice }) => notice), ports: new Set(replies.map(({ port }) => port)), next };
  }

  test('gets notice when it is old, and the next request opens another one', async () => {
    const { ports, next } = await requestsUntil((notices) => notices.at(-1) === 'close', 500);

    expect(ports.size).toBe(1);
    expect(ports.has(next.port)).toBe(false);
  });

  test('gets no notice before, and the next request uses it', async () => {
    const { notices, ports, next } = await requestsUntil(({ length }) => length === 2, 3_600_000);

    expect(notices).toEqual(['keep-alive', 'keep-alive']);
    expect([...ports]).toEqual([next.port]);
  });
});

test('a port in use results in a one-line error', async () => {
  const again = listen(() => undefined, { host: '127.0.0.1', port: server.port, reusePort: false });

  await expect(again).rejects.toThrow(`port ${server.port} on 127.0.0.1 is in use by another process`);
});

test('a closing server gives a busy connection notice and then closes it', async () => {
  const closing = await listen((_request, response) => response.end('ok'), {
    host: '127.0.0.1',
    port: 0,
    reusePort: false,
    noticeMs: 1000,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () => responseOf(closing.port, agent);
  expect(await ask()).toBe('ok');

  const closed = closing.close();
  const during = await ask();
  await closed;

  expect(during).toBe('ok');
  await expect(ask()).rejects.toThrow(/hang up|ECONN/);
  agent.destroy();
});

function responseOf(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    }).on('error', reject);
  });
}
