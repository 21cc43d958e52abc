import { expect, test } from '@jest/globals';
import { systemName } from './find-tool.ts';

test('programs for different systems are stored separately', () => {
  expect(systemName('PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nVERSION_ID="12"\nID=debian\n', 'x64')).toBe('debian-12-x64');
  expect(systemName('ID=ubuntu\nVERSION_ID="24.04"\n', 'arm64')).toBe('ubuntu-24.04-arm64');
  expect(systemName('', 'x64')).toBe('unknown-unknown-x64');
});
