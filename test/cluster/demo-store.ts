import { type Cluster, type Pod, terminationMessage, waitFor } from './cluster.ts';
import { RELEASE } from './release.ts';

/** The demo store that was created in the cluster. */
export interface Demo {
  readonly keys: { readonly sandbox: { readonly publishable: string; readonly secret: string } };
  readonly shoppers: readonly { readonly mode: string; readonly email: string; readonly password: string }[];
  /** A secret key of the store whose rate is high enough for the load. */
  readonly loadKey: string;
}

/** The product that the load buys. */
export const LOAD_SKU = 'LOAD-1';
const POD = 'demo-store';
const RATE_PER_MINUTE = 100_000;
/** The store's imports and four password hashes, on a busy machine. */
const CREATED_WITHIN_MS = 180_000;
const SCOPES = 'storefront:catalog,storefront:auth,storefront:customer,storefront:checkout,storefront:webhooks';
const PRODUCT = { sku: LOAD_SKU, description: 'A product with enough stock', list_unit_price: 12.5, stock_quantity: 100_000_000 };

/** Its result is the termination message, which the Kubernetes API returns. */
const SCRIPT = `
set -eu
export DEMO_HOME=/tmp DEMO_URL=http://localhost:8081 PUBLIC_BASE_URL=http://localhost:8080 DEMO_API_INTERNAL_BASE_URL=http://${RELEASE}
deploy/entrypoint.sh demo-store
sandbox="--mode sandbox --tenant $(node -p 'JSON.parse(fs.readFileSync("/tmp/demo.json")).tenant_id')"
echo '${JSON.stringify(PRODUCT)}' > /tmp/products.jsonl
deploy/entrypoint.sh storefront catalog import /tmp/products.jsonl $sandbox
deploy/entrypoint.sh storefront keys create $sandbox --kind secret --scopes ${SCOPES} --rate-per-minute ${RATE_PER_MINUTE} --json > /tmp/key.json
node -p 'const { keys, shoppers } = JSON.parse(fs.readFileSync("/tmp/demo.json"));
  JSON.stringify({ keys, shoppers, loadKey: JSON.parse(fs.readFileSync("/tmp/key.json")).key })' > /dev/termination-log`;

/** Creates the demo store in a copy of the operator's pod, and a Secret with its publishable key for \`helm test\`. */
export async function createDemoStore(cluster: Cluster): Promise<Demo> {
  const { spec } = await cluster.get<Deployment>('deployment', `${RELEASE}-operator`);
  const { metadata, spec: pod } = spec.template;
  const containers = pod.containers.map((container) => ({ ...container, command: ['sh', '-c', SCRIPT] }));
  await cluster.apply({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: POD, labels: metadata.labels },
    spec: { ...pod, containers, restartPolicy: 'Never' },
  });
  const { phase, message } = await waitFor('the demo store is created', CREATED_WITHIN_MS, () => endOf(cluster));
  await cluster.kubectl(['delete', 'pod', POD]);
  if (phase !== 'Succeeded') throw new Error(`The pod that creates the demo store ended as ${phase}:\n${message}`);
  const demo = JSON.parse(message) as Demo;
  await cluster.apply({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: 'demo-store-keys' },
    stringData: { publishable: demo.keys.sandbox.publishable },
  });
  return demo;
}

interface Deployment {
  readonly spec: {
    readonly template: { readonly metadata: { readonly labels: object }; readonly spec: { readonly containers: readonly object[] } };
  };
}

async function endOf(cluster: Cluster): Promise<{ phase: string; message: string } | undefined> {
  const pod = await cluster.get<Pod>('pod', POD);
  const { phase } = pod.status;
  return phase === 'Succeeded' || phase === 'Failed' ? { phase, message: terminationMessage(pod) } : undefined;
}
