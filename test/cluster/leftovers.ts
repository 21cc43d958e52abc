import { seen } from '@storefront/lifecycle/testing';
import { type Cluster, waitFor } from './cluster.ts';

interface Leftover {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
}

/** A process drains within 22 s, and the garbage collector deletes what depended on what was uninstalled. */
const GONE_WITHIN_MS = 90_000;
/** Created by Kubernetes in every namespace. */
const OF_NAMESPACE = new Set(['ServiceAccount/default', 'ConfigMap/kube-root-ca.crt']);
const isOfNamespace = ({ kind, metadata }: Leftover): boolean => OF_NAMESPACE.has(`${kind}/${metadata.name}`);
/** With `backingServers.persistence.enabled`, the data and its passwords are not deleted, as the chart's README says. */
const isPersistent = ({ kind, metadata }: Leftover): boolean =>
  kind === 'PersistentVolumeClaim' || metadata.annotations?.['helm.sh/resource-policy'] === 'keep';

/** Waits until nothing of any kind is left in the namespace, except what is documented as persistent. */
export async function assertNothingLeft(cluster: Cluster): Promise<string> {
  const listed = (await cluster.kubectl(['api-resources', '--namespaced', '--verbs=list,delete', '--output', 'name'])).stdout
    .split('\n')
    .filter((kind) => kind !== '' && !kind.startsWith('events'));
  const kinds = seen('kinds of objects', listed, OF_NAMESPACE.size);
  let left: readonly Leftover[] = [];
  await waitFor('nothing is left', GONE_WITHIN_MS, async () => {
    const { items } = await cluster.get<{ items: Leftover[] }>(kinds.join(','));
    // A list that lacks what every namespace has would show nothing else either.
    seen('objects that Kubernetes creates', items.filter(isOfNamespace), OF_NAMESPACE.size);
    left = items.filter((item) => !isOfNamespace(item));
    return left.every(isPersistent) ? true : undefined;
  }).catch((error: Error) => {
    throw new Error(`${error.message}; left: ${namesOf(left)}`);
  });
  return left.length === 0 ? `${kinds.length} kinds of objects` : `persistent: ${namesOf(left)}`;
}

const namesOf = (objects: readonly Leftover[]): string => objects.map(({ kind, metadata }) => `${kind}/${metadata.name}`).join(', ');
