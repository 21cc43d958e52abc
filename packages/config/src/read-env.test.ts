import { expect, test } from '@jest/globals';
import { durationMs, flag, port, secret, text } from './kinds.ts';
import { readEnv, startupSummary } from './read-env.ts';

test('all faults are told at once, and no value with them', () => {
  const read = () => readEnv({ PORT: port(), TOKEN: secret(8), WAIT: durationMs() }, { PORT: 'x1', TOKEN: 'short', WAIT: '5 minutes' });

  expect(read).toThrow(/PORT: must be a port number.*\n.*TOKEN: must have at least 8.*\n.*WAIT: must be a duration/);
  expect(read).not.toThrow(/short/);
});

test('an unset variable takes its fallback, and a missing one without fallback is a fault', () => {
  expect(readEnv({ PORT: port(8080), LOUD: flag(false), WAIT: durationMs(15_000) }, {})).toEqual({ PORT: 8080, LOUD: false, WAIT: 15_000 });
  expect(() => readEnv({ NATS_URL: text() }, {})).toThrow('NATS_URL: is required');
});

test('a summary shows secrets as set or unset', () => {
  expect(startupSummary({ port: 1, token: 'abc', pepper: undefined }, ['token', 'pepper'])).toEqual({
    port: 1,
    token: 'set',
    pepper: 'unset',
  });
});
