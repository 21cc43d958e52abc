import { countSeen } from '@storefront/lifecycle/testing';
import type { Cluster } from './cluster.ts';
import { type Release, SERVICES } from './release.ts';

const STANDARD = 'restricted';
const labels = Object.fromEntries(['enforce', 'warn', 'audit'].map((mode) => [`pod-security.kubernetes.io/${mode}`, STANDARD]));
const VIOLATION = /PodSecurity/;

/** Creates the namespace, in which only pods of the restricted Pod Security Standard are admitted. */
export async function createRestrictedNamespace({ kubectl, namespace }: Cluster): Promise<void> {
  const object = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace, labels } };
  await kubectl(['create', '--filename', '-'], JSON.stringify(object)).catch((error: Error) => {
    throw new Error(`${error.message}\nThe check needs a namespace of its own: delete it, or set CLUSTER_NAMESPACE to another one.`);
  });
}

/** Offers every manifest of the release to the cluster without creating it. Neither a pod nor a template may cause a warning. */
export async function assertNoPodSecurityWarning({ kubectl }: Cluster, release: Release): Promise<string> {
  const create = ['create', '--dry-run=server', '--filename', '-'];
  const refused = await kubectl(create, JSON.stringify(violation)).then(
    () => '',
    (error: Error) => error.message,
  );
  if (!VIOLATION.test(refused)) throw new Error(`The cluster does not refuse a pod that violates the standard: ${refused}`);
  const { stdout, stderr } = await kubectl(create, await release.render());
  assertNoViolation(stderr);
  const objects = stdout.split('\n').filter((line) => line !== '').length;
  return countSeen({ objects }, { objects: SERVICES.length });
}

/** Throws an error if what a command printed contains a warning of Pod Security. */
export function assertNoViolation(text: string): void {
  if (VIOLATION.test(text)) throw new Error(text);
}

/** May run as root with the default capabilities. */
const violation = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'violation' },
  spec: { containers: [{ name: 'violation', image: 'violation' }] },
};
