import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { progressLine } from './command-output.ts';

function aTerminal(isTTY: boolean) {
  const written: string[] = [];
  const write = (chunk: Buffer, _encoding: BufferEncoding, done: () => void): void => {
    written.push(chunk.toString('utf8'));
    done();
  };
  return { stderr: Object.assign(new Writable({ write }), { isTTY }), text: () => written.join('') };
}

test('on a terminal each line replaces the previous one, and later output starts on a new line', () => {
  const { stderr, text } = aTerminal(true);
  const progress = progressLine(stderr);

  progress.leave();
  progress.show('1 row');
  progress.show('2 rows');
  progress.leave();
  progress.leave();

  expect(text()).toBe('\r1 row\u001b[K\r2 rows\u001b[K\n');
});

test('prints nothing when stderr is not a terminal', () => {
  const { stderr, text } = aTerminal(false);
  const progress = progressLine(stderr);

  progress.show('1 row');
  progress.leave();

  expect(text()).toBe('');
});

test('a plain line is printed every ten seconds when stderr is not a terminal, unless it is silent', () => {
  const clock = { now: 0 };
  const [log, silent] = [aTerminal(false), aTerminal(false)];
  const lines = [log, silent].map(({ stderr }) => progressLine(stderr, { isSilent: stderr === silent.stderr, now: () => clock.now }));

  for (const second of [1, 9, 10, 15, 21]) {
    clock.now = second * 1000;
    for (const line of lines) line.show(`${second} s`);
  }

  expect([log.text(), silent.text()]).toEqual(['10 s\n21 s\n', '']);
});
