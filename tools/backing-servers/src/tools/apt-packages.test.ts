import { expect, test } from '@jest/globals';
import { isLibrary } from './apt-packages.ts';

test.each(['libc-ares2', 'libssl3', 'liblzf1', 'lua-cjson'])('%s is provided as a library', (name) => {
  expect(isLibrary(name)).toBe(true);
});

test.each(['libc6', 'libc-bin', 'debconf'])('%s is left to the system', (name) => {
  expect(isLibrary(name)).toBe(false);
});
