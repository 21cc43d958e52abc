import { setTimeout as sleep } from 'node:timers/promises';
import { type Output, runTool } from './run-tool.ts';

/** A pod, as far as the checks read it. */
export interface Pod {
  readonly metadata: {
    readonly name: string;
    readonly deletionTimestamp?: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
  readonly status: {
    readonly phase: string;
    readonly conditions?: readonly { readonly type: string; readonly status: string }[];
    readonly containerStatuses?: readonly {
      readonly containerID?: string;
      readonly state: { readonly terminated?: { readonly message?: string } };
    }[];
  };
}

/** A namespace of the cluster that KUBECONFIG selects. */
export interface Cluster {
  readonly namespace: string;
  kubectl(args: readonly string[], input?: string): Promise<Output>;
  /** Returns objects as `kubectl get --output json` prints them. */
  get<T>(...args: readonly string[]): Promise<T>;
  /** Creates or changes an object. */
  apply(object: unknown): Promise<void>;
  /** Returns what a path of a Service (`services/NAME:PORT`) or pod (`pods/NAME:PORT`) returns, through the Kubernetes API. */
  fetchText(target: string, path: string): Promise<string>;
  podsOf(component: string): Promise<readonly Pod[]>;
  helm(args: readonly string[]): Promise<Output>;
}

/** Returns access to a namespace, which need not exist yet. */
export function openCluster(namespace: string): Cluster {
  const kubectl: Cluster['kubectl'] = (args, input) => runTool('kubectl', ['--namespace', namespace, ...args], input);
  const get: Cluster['get'] = async (...args) => JSON.parse((await kubectl(['get', ...args, '--output', 'json'])).stdout);
  return {
    namespace,
    kubectl,
    get,
    apply: async (object) => {
      await kubectl(['apply', '--filename', '-'], JSON.stringify(object));
    },
    fetchText: async (target, path) => (await kubectl(['get', '--raw', `/api/v1/namespaces/${namespace}/${target}/proxy${path}`])).stdout,
    podsOf: async (component) => (await get<{ items: Pod[] }>('pods', '--selector', `app.kubernetes.io/component=${component}`)).items,
    helm: (args) => runTool('helm', ['--namespace', namespace, ...args]),
  };
}

/** Returns what the container of a pod wrote as its last message: its log if it failed. */
export const terminationMessage = ({ status }: Pod): string => status.containerStatuses?.[0]?.state.terminated?.message ?? '';

/** How often a condition of the cluster is checked: each check starts a process, which the load's processor time pays for. */
const POLLED_EVERY_MS = 2000;

/** Polls until `find` returns a value. After `timeoutMs`, throws an error that names what did not happen. */
export async function waitFor<T>(what: string, timeoutMs: number, find: () => Promise<T | undefined>): Promise<T> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (Date.now() > until) throw new Error(`Timed out after ${timeoutMs / 1000} s: ${what}`);
    await sleep(POLLED_EVERY_MS);
  }
}

const isReady = ({ metadata, status }: Pod): boolean =>
  metadata.deletionTimestamp === undefined && (status.conditions ?? []).some(({ type, status: is }) => type === 'Ready' && is === 'True');

/** Waits until a service has exactly this many pods, all of them ready and none terminating. */
export function waitForPods(cluster: Cluster, component: string, count: number, timeoutMs = 300_000): Promise<readonly Pod[]> {
  return waitFor(`${count} ready pods of ${component}`, timeoutMs, async () => {
    const pods = await cluster.podsOf(component);
    return pods.length === count && pods.every(isReady) ? pods : undefined;
  });
}
