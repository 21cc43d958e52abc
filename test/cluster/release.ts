import { type Cluster, waitForPods } from './cluster.ts';
import type { Output } from './run-tool.ts';
import { imageOptions, type Settings } from './settings.ts';

export const CHART = 'deploy/helm/storefront';
/** The name of the release, which is also the prefix of its objects' names. */
export const RELEASE = 'storefront';
export const SERVICES = ['catalog', 'cart', 'orders', 'billing', 'webhooks', 'gateway'] as const;
/** The replicas of each service, as in values.yaml. */
export const REPLICAS = 2;
/** Images may have to be pulled, and Postgres creates its database. */
const TIMEOUT = '10m';

/** The installed chart. */
export interface Release {
  /** The manifests, including those of hooks, as an installation would create them. */
  render(): Promise<string>;
  install(): Promise<Output>;
  /** Upgrades the release with further options. */
  upgrade(...options: readonly string[]): Promise<Output>;
  /** Waits until every service has its replicas and no pod of an earlier revision is left. */
  waitUntilSettled(): Promise<void>;
  uninstall(): Promise<void>;
}

/** Returns the release of a namespace, which need not be installed yet. */
export function openRelease(cluster: Cluster, image: string, settings: Settings): Release {
  const options = [
    `--values=${CHART}/values-demo.yaml`,
    '--values=test/cluster/values.yaml',
    ...imageOptions('image', image),
    ...settings.helmOptions,
  ];
  return {
    render: async () => (await cluster.helm(['template', RELEASE, CHART, ...options])).stdout,
    install: () => cluster.helm(['install', RELEASE, CHART, ...options, '--wait', '--timeout', TIMEOUT]),
    upgrade: (...more) => cluster.helm(['upgrade', RELEASE, CHART, ...options, ...more, '--wait', '--timeout', TIMEOUT]),
    waitUntilSettled: async () => {
      await Promise.all(SERVICES.map((service) => waitForPods(cluster, service, REPLICAS)));
    },
    uninstall: async () => {
      await cluster.helm(['uninstall', RELEASE, '--wait', '--timeout', TIMEOUT]);
    },
  };
}

/** Returns the URL of the gateway: a node's address and the port of the NodePort Service. */
export async function findGatewayUrl(cluster: Cluster, { gatewayUrl }: Settings): Promise<string> {
  if (gatewayUrl !== undefined) return gatewayUrl;
  const service = await cluster.get<{ spec: { ports: { nodePort: number }[] } }>('service', RELEASE);
  const nodes = await cluster.get<{ items: { status: { addresses: { type: string; address: string }[] } }[] }>('nodes');
  const address = nodes.items.flatMap(({ status }) => status.addresses).find(({ type }) => type === 'InternalIP')?.address;
  return `http://${address}:${service.spec.ports[0]?.nodePort}`;
}
