import { expect, test } from '@jest/globals';
import { openOutbox } from './outbox.ts';

const MAIL = { to: 'ann@example.com', subject: 'Set a new password', link: 'http://127.0.0.1:8081/reset-password?token=t' };

test.each(['127.0.0.1', '::1', 'localhost'])('a server that listens on %s alone keeps mails for its page, newest first', (host) => {
  const lines: string[] = [];
  const outbox = openOutbox({ host, hosts: [] }, (line) => lines.push(line));
  for (let sent = 0; sent < 60; sent += 1) outbox.send({ ...MAIL, to: `${sent}@example.com` });

  expect(outbox.isShown).toBe(true);
  expect(outbox.list().map(({ to }) => to)).toEqual(Array.from({ length: 50 }, (_none, index) => `${59 - index}@example.com`));
  expect(lines).toEqual([]);
});

test.each([
  ['0.0.0.0', []],
  ['::', []],
  ['192.168.1.2', []],
  ['shop.example', []],
  ['127.0.0.1', ['shop.example']],
  ['localhost', ['demo.internal', 'shop.example']],
])('a server that others reach, on %s as %j, writes mails to its output alone', (host, hosts) => {
  const lines: string[] = [];
  const outbox = openOutbox({ host, hosts }, (line) => lines.push(line));
  outbox.send(MAIL);

  expect(outbox.isShown).toBe(false);
  expect(outbox.list()).toEqual([]);
  expect(lines).toEqual([`Set a new password: ${MAIL.link}\n`]);
});
