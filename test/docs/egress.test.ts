import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { isPublicAddress } from '../../services/webhooks/src/endpoints/public-address.ts';

const chart = join(import.meta.dirname, '../../deploy/helm/storefront');
const { networkPolicy } = parse(readFileSync(join(chart, 'values.yaml'), 'utf8')) as { networkPolicy: { privateCidrs: readonly string[] } };

/** The network policies are a second wall behind the check of each address, so that both agree on what is not public. */
test.each(networkPolicy.privateCidrs)('the webhooks service does not contact %s, which its network policy excludes', (network) => {
  const [first = ''] = network.split('/');

  expect(isPublicAddress(first.endsWith('::') ? `${first}1` : first)).toBe(false);
});

test('the network policy excludes networks of both families, and those of IPv6 that embed addresses of IPv4', () => {
  expect(networkPolicy.privateCidrs).toEqual(expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16', '2001::/23', '2002::/16']));
});
