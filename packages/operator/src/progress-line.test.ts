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

test('on a terminal each line takes the place of the one before, and what comes next begins on its own', () => {
  const { stderr, text } = aTerminal(true);
  const progress = progressLine(stderr);

  progress.leave();
  progress.show('1 row');
  progress.show('2 rows');
  progress.leave();
  progress.leave();

  expect(text()).toBe('\r1 row\u001b[K\r2 rows\u001b[K\n');
});

test('in a file there is none', () => {
  const { stderr, text } = aTerminal(false);
  const progress = progressLine(stderr);

  progress.show('1 row');
  progress.leave();

  expect(text()).toBe('');
});
