import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createTestAuthority } from '@storefront/rpc/testing';
import { readExpiries } from './observe-certificates.ts';

test('the expiry of a certificate is that of the first one in its file, and a process without certificates has none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-certificates-'));
  const authority = createTestAuthority();
  const { cert } = authority.issue('orders');
  const file = join(folder, 'tls.crt');
  writeFileSync(file, cert + authority.caCert);

  const expiries = await readExpiries({ grpc: file, nats: undefined });

  expect(expiries).toEqual([
    [{ 'storefront.certificate.expiry': Date.parse(new X509Certificate(cert).validTo) / 1000 }, { 'storefront.certificate': 'grpc' }],
  ]);
  rmSync(folder, { recursive: true });
});
