import type { LookupAddress } from 'node:dns';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

const HOSTS_FILE = '/etc/hosts';
const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** Returns the addresses of a name that this machine defines itself: localhost and the names in /etc/hosts. Empty for any other name. */
export async function localAddresses(host: string): Promise<readonly LookupAddress[]> {
  const name = host.toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return LOOPBACK;
  return addressesIn(await readFile(HOSTS_FILE, 'utf8').catch(() => ''), name);
}

/** Returns the addresses of a name in the text of a hosts file. */
export const addressesIn = (text: string, name: string): readonly LookupAddress[] =>
  text.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    const family = isIP(address);
    return family !== 0 && names.some((known) => known.toLowerCase() === name) ? [{ address, family }] : [];
  });
