import { readFileSync } from 'node:fs';
import type { Received } from '../support/http/webhook-receiver.ts';
import { type Cluster, waitForPods } from './cluster.ts';

/** A webhook endpoint that runs as a pod. */
export interface ClusterReceiver {
  readonly url: string;
  /** Returns the first deliveries. */
  deliveries(): Promise<readonly Received[]>;
  /** Returns the IDs of all orders whose `order.confirmed` arrived. */
  confirmedOrders(): Promise<ReadonlySet<string>>;
  delete(): Promise<void>;
}

const NAME = 'webhook-receiver';
const PORT = 8080;
const labels = { 'app.kubernetes.io/component': NAME };
const container = {
  name: NAME,
  command: ['node', '--input-type=module', '--eval', readFileSync(`${import.meta.dirname}/receiver.mjs`, 'utf8')],
  readinessProbe: { httpGet: { path: '/', port: PORT }, periodSeconds: 2, timeoutSeconds: 5 },
  resources: { requests: { cpu: '20m', memory: '64Mi' }, limits: { memory: '256Mi' } },
  securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
};

/** Starts the endpoint with the image under test. */
export async function startReceiver(cluster: Cluster, image: string): Promise<ClusterReceiver> {
  // The image is present on the nodes: the release runs it.
  const containers = [{ ...container, image, imagePullPolicy: 'IfNotPresent' }];
  const securityContext = { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } };
  const spec = { automountServiceAccountToken: false, securityContext, containers, terminationGracePeriodSeconds: 1 };
  await cluster.apply({ apiVersion: 'v1', kind: 'Pod', metadata: { name: NAME, labels }, spec });
  await cluster.apply({
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: NAME },
    spec: { selector: labels, ports: [{ port: PORT }] },
  });
  await waitForPods(cluster, NAME, 1);
  const read = async (path: string) => JSON.parse(await cluster.fetchText(`services/${NAME}:${PORT}`, path));
  return {
    url: `http://${NAME}.${cluster.namespace}.svc.cluster.local:${PORT}/hook`,
    deliveries: async () => ((await read('/')) as { headers: Received['headers']; body: string }[]).map(toReceived),
    confirmedOrders: async () => new Set((await read('/orders')) as string[]),
    delete: async () => {
      await cluster.kubectl(['delete', `pod/${NAME}`, `service/${NAME}`]);
    },
  };
}

function toReceived({ headers, body }: { headers: Received['headers']; body: string }): Received {
  const bytes = Buffer.from(body, 'base64');
  return { headers, body: bytes, json: JSON.parse(bytes.toString('utf8')) };
}
