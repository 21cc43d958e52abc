import { expect, test } from '@jest/globals';
import { Command } from 'commander';
import { givenArgument } from './given-argument.ts';
import { secretNotices, withSecret } from './secret-options.ts';

const parsed = (...args: string[]): Command =>
  withSecret(new Command('set').option('--name <name>').option('--limit <rows>', 'rows', '50'), 'password', 'password').parse(args, {
    from: 'user',
  });

test('a secret is named in an error without its value', () => {
  const command = parsed('--name', 'Ann', '--password', 'hunter2');

  expect(givenArgument(command, 'password', [])?.text).toBe('--password');
  expect(givenArgument(command, 'name', [])?.text).toBe('--name Ann');
  expect(givenArgument(command, 'limit', [])).toBeUndefined();
});

test('there is a notice for a secret on the command line only', () => {
  expect(secretNotices(parsed('--password', 'hunter2'))).toHaveLength(1);
  expect(secretNotices(parsed('--password-file', 'file', '--name', 'Ann'))).toEqual([]);
});
