import { createTestAuthority } from '@storefront/rpc/testing';
import type { Cluster } from './cluster.ts';
import { RELEASE, SERVICES } from './release.ts';

const PEERS = [...SERVICES, 'operator'];
const secretName = (peer: string): string => `${RELEASE}-${peer}-tls`;

/** Creates the Secrets with which the chart enables mutual TLS between the processes. */
export async function createCertificates({ apply }: Cluster): Promise<void> {
  const authority = createTestAuthority();
  for (const peer of PEERS) {
    const { cert, key } = authority.issue(peer);
    await apply({
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: secretName(peer) },
      type: 'kubernetes.io/tls',
      stringData: { 'tls.crt': cert, 'tls.key': key, 'ca.crt': authority.caCert },
    });
  }
}

/** Deletes the Secrets, which are not part of the release. */
export async function deleteCertificates({ kubectl }: Cluster): Promise<void> {
  await kubectl(['delete', 'secret', ...PEERS.map(secretName)]);
}
