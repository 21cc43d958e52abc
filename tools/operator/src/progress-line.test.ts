import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { progressLine } from './progress-line.ts';

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
