import { expect, test } from '@jest/globals';
import { dependencyNames } from './private-apt.ts';

test('lists direct dependencies once, including alternatives, without virtual packages', () => {
  const output = [
    'redis-tools',
    '  Depends: libc6',
    ' |Depends: libjemalloc2',
    '  Depends: <libjemalloc>',
    '  PreDepends: libssl3',
    '  Depends: libc6',
  ].join('\n');
  expect(dependencyNames(output)).toEqual(['libc6', 'libjemalloc2', 'libssl3']);
});
