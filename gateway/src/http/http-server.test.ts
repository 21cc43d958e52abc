import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type HttpServer, listen } from './http-server.ts';

let server: HttpServer;

beforeAll(async () => {
  server = await listen((_request, response) => response.end('ok'), { host: '127.0.0.1', port: 0, reusePort: false });
});
afterAll(() => server.close());

/** Sends raw bytes, then perhaps one more every so often, and reads what comes back until the peer hangs up. */
const exchange = (bytes: string, port = server.port, oneMoreEveryMs?: number): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const dripping = oneMoreEveryMs === undefined ? undefined : setInterval(() => socket.writable && socket.write('a'), oneMoreEveryMs);
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(answer);
    });
    socket.on('error', reject);
  });

test('what is no HTTP request is answered in the envelope', async () => {
  const answer = await exchange('HELLO\r\n\r\n');

  expect(answer).toMatch(/^HTTP\/1\.1 422 /);
  expect(answer).toContain('X-Service-Mode: live');
  expect(answer).toContain('"code":"validation_error"');
});

test('what is no HTTP request is told the mode of the key that stands in it', async () => {
  const broken = (key: string) => exchange(`GET / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n: nameless\r\n\r\n`);

  expect(await broken('svc_test_sec_x')).toContain('X-Service-Mode: sandbox');
  expect(await broken('svc_live_sec_x')).toContain('X-Service-Mode: live');
});

test('headers of 64 KB are refused', async () => {
  const answer = await exchange(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(64 * 1024)}\r\n\r\n`).catch(() => 'cut off');

  expect(answer).toMatch(/^HTTP\/1\.1 431 |^cut off$/);
});

test('a length and an encoding of the body together are refused', async () => {
  const answer = await exchange('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n');

  expect(answer).toMatch(/^HTTP\/1\.1 422 /);
});

describe('a client that takes its time', () => {
  const patience = { headersMs: 200, requestMs: 400, lookedAtEveryMs: 20 };
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  let impatient: HttpServer;

  beforeAll(async () => {
    impatient = await listen((request, response) => request.resume().on('end', () => response.end('read')), {
      host: '127.0.0.1',
      port: 0,
      reusePort: false,
      patience,
    });
  });
  afterAll(() => impatient.close());

  test.each([
    ['over its first line', 'GET / HT', 200],
    ['over its headers', head, 200],
    ['over the length that it said its body has', `${head}Content-Length: 10\r\n\r\n{"a":`, 400],
    ['over the chunks of its body', `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n`, 400],
  ])('%s is told so in the envelope, and hung up on', async (_over, bytes, leastMs) => {
    const startedAt = performance.now();
    const answer = await exchange(bytes, impatient.port);

    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('X-Service-Mode: live');
    expect(answer).toContain('"error":{"code":');
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(leastMs - 1);
  });

  test('byte by byte gains nothing by it', async () => {
    const answer = await exchange('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', impatient.port, 30);

    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('keeps nobody else waiting', async () => {
    const slow = exchange(head, impatient.port);

    expect(await exchange('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', impatient.port)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
  });
});

test('a port that is taken is told in one sentence', async () => {
  const again = listen(() => undefined, { host: '127.0.0.1', port: server.port, reusePort: false });

  await expect(again).rejects.toThrow(`port ${server.port} on 127.0.0.1 is taken by another process`);
});

test('a closing server gives a busy connection notice, and hangs up after it', async () => {
  const closing = await listen((_request, response) => response.end('ok'), { host: '127.0.0.1', port: 0, reusePort: false, noticeMs: 200 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () => answerOf(closing.port, agent);
  expect(await ask()).toBe('ok');

  const closed = closing.close();
  const during = await ask();
  await closed;

  expect(during).toBe('ok');
  await expect(ask()).rejects.toThrow(/hang up|ECONN/);
  agent.destroy();
});

function answerOf(port: number, agent: Agent): Promise<string> {
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
