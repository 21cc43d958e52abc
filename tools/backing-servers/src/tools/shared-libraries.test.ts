import { expect, test } from '@jest/globals';
import { notFound } from './apt-packages.ts';

test('lists only the libraries that the loader does not find', () => {
  const ldd =
    '\tlinux-vdso.so.1 (0x00007ffc)\n\tlibjemalloc.so.2 => not found\n\tlibc.so.6 => /lib/libc.so.6 (0x00007f)\n\tlibatomic.so.1 => not found\n';
  expect(notFound(ldd)).toEqual(['libjemalloc.so.2', 'libatomic.so.1']);
});
