import { expect, test } from '@jest/globals';
import { postgresOptions } from './postgres-settings.ts';

test('listens only on the loopback address', () => {
  expect(postgresOptions(5432, '/d', false)).toEqual(
    expect.arrayContaining(['-D', '/d', '-p', '5432', '-c', 'listen_addresses=127.0.0.1']),
  );
});

test('only an ephemeral cluster runs without fsync', () => {
  expect(postgresOptions(1, '/d', false)).toContain('fsync=on');
  expect(postgresOptions(1, '/d', true)).toContain('fsync=off');
});
