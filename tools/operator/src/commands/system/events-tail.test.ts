import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { API_KEY, apiServer, closeServers, sendEvents, sendJson } from '../../testing/api-server.ts';
import { killSpawned, spawnNode } from '../../testing/spawned.ts';

afterEach(() => {
  killSpawned();
  closeServers();
});

const main = join(import.meta.dirname, '../../main.ts');
const UNAVAILABLE = { error: { code: 'service_unavailable', reason: null, message: 'Away.', request_id: 'r1', details: [] } };
const anEvent = (id: string) => ({ id, type: 'order.confirmed', created_at: '2026-11-27T19:00:00.123Z' });
/** The failures of an outage: more than any number of retries would bear. */
const FAILURES = 9;

/** An API with an event, then an outage, then a page that passes over other events, and another event. Requests after it wait. */
const feedApi = () => {
  let waits = 0;
  return apiServer((request, response) => {
    const cursor = new URL(request.url ?? '', 'http://api').searchParams.get('cursor');
    if (cursor === null) return sendEvents(response, '1', [anEvent('A')]);
    waits += 1;
    if (waits === 1) return void request.socket.destroy();
    if (waits <= FAILURES) return sendJson(response, 503, UNAVAILABLE, { 'retry-after': '0' });
    if (cursor === '1') return sendEvents(response, '2', []);
    if (cursor === '2') sendEvents(response, '3', [anEvent('B')]);
  });
};
const tail = async (...args: readonly string[]) =>
  spawnNode([main, 'events', 'tail', '--url', await feedApi(), ...args], { STOREFRONT_KEY: API_KEY, TZ: 'America/Jamaica' });

test('times are in the time zone of the machine, and an outage is reported once and outlasted', async () => {
  const tailing = await tail();
  await tailing.printed('stdout', /B\n/);
  tailing.kill('SIGINT');

  expect(await tailing.ended).toEqual([0, null]);
  expect(tailing.output.stdout).toBe(['A', 'B'].map((id) => `2026-11-27 14:00:00  order.confirmed   ${id}\n`).join(''));
  expect(tailing.output.stderr).toMatch(
    /Ready\. New events follow\. Press Ctrl-C to stop\.\n.{19} {2}Connection lost: .* Retrying\.\n.{19} {2}Connected again\. Waiting events follow\.\n$/,
  );
});

test('with --utc, times are in UTC', async () => {
  const tailing = await tail('--utc');
  await tailing.printed('stdout', /B\n/);

  expect(tailing.output.stdout).toContain('2026-11-27 19:00:00Z  order.confirmed   A\n');
  expect(tailing.output.stderr).toMatch(/\d\d:\d\d:\d\dZ {2}Connected again/);
});

test('with --json, each cursor that moves is printed, even without events', async () => {
  const tailing = await tail('--json');
  await tailing.printed('stdout', /B.*\n/);

  const records = tailing.output.stdout
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(records).toEqual([
    { event: anEvent('A'), cursor: '1' },
    { event: null, cursor: '2' },
    { event: anEvent('B'), cursor: '3' },
  ]);
});
