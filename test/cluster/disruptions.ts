import { setTimeout as sleep } from 'node:timers/promises';
import { countSeen, seen } from '@storefront/lifecycle/testing';
import { type Cluster, type Pod, waitForPods } from './cluster.ts';
import type { Images } from './find-image.ts';
import { RELEASE, REPLICAS, type Release, SERVICES } from './release.ts';
import { runTool } from './run-tool.ts';
import type { Settings } from './settings.ts';
import { describeLoad, underLoad } from './under-load.ts';
import type { Shop } from './visitors.ts';

/** The disruption of a service, and its location. */
export interface Scene {
  readonly cluster: Cluster;
  readonly release: Release;
  readonly shop: Shop;
  readonly settings: Settings;
  readonly images: Images;
  /** Records the orders that were placed. */
  readonly placed: (orders: readonly string[]) => void;
}

const RESTARTS = 3;
const RESTART_RATE = 30;
const UPGRADE_RATE = 15;
/** Within this time, clients notice that a replica was killed. */
const KILL_NOTICED_MS = 10_000;
const OBSERVED_AFTER_KILL_MS = 25_000;
const STEADY_MS = 30_000;

/** Sends the load without a disruption, which shows whether the cluster can serve it. */
export async function disruptNothing({ shop, placed }: Scene): Promise<string> {
  const result = await underLoad(shop, RESTART_RATE, () => sleep(STEADY_MS));
  placed(result.orders);
  return describeLoad(result, result.failures);
}

/** Restarts all pods of a service three times, one after the other. No request may fail. */
export async function restart({ cluster, shop, placed }: Scene, service: string): Promise<string> {
  const used = new Set<string>();
  const result = await underLoad(shop, RESTART_RATE, async () => {
    for (const { metadata } of await cluster.podsOf(service)) used.add(metadata.name);
    for (let count = 0; count < RESTARTS; count += 1) {
      await cluster.kubectl(['rollout', 'restart', `deployment/${RELEASE}-${service}`]);
      await cluster.kubectl(['rollout', 'status', `deployment/${RELEASE}-${service}`, '--timeout', '5m']);
      for (const { metadata } of await waitForPods(cluster, service, REPLICAS)) used.add(metadata.name);
    }
  });
  placed(result.orders);
  return `${countSeen({ pods: used.size }, { pods: REPLICAS * (RESTARTS + 1) })}; ${describeLoad(result, result.failures)}`;
}

/** Upgrades the release, which replaces the pods of all services at once, with the migrations as a hook. No request may fail. */
export async function upgrade({ cluster, release, shop, placed }: Scene): Promise<string> {
  const names = async () => (await Promise.all(SERVICES.map(cluster.podsOf))).flat().map(({ metadata }) => metadata.name);
  const before = await names();
  const result = await underLoad(shop, UPGRADE_RATE, async () => {
    await release.upgrade('--set', 'migrations.hook=true', '--set', 'defaults.podAnnotations.check-cluster/revision=next');
    await release.waitUntilSettled();
  });
  placed(result.orders);
  const after = await names();
  const replaced = before.filter((name) => !after.includes(name)).length;
  return `${countSeen({ 'replaced pods': replaced }, { 'replaced pods': SERVICES.length * REPLICAS })}; ${describeLoad(result, result.failures)}`;
}

/** Kills one of two replicas. After ten seconds, no request may fail. */
export async function kill({ cluster, shop, placed, settings }: Scene, service: string): Promise<string> {
  let killedAt = 0;
  const result = await underLoad(shop, RESTART_RATE, async () => {
    const [victim] = seen(`pods of ${service}`, await cluster.podsOf(service), REPLICAS);
    killedAt = Date.now();
    await killPod(cluster, victim as Pod, settings.killContainer);
    await sleep(OBSERVED_AFTER_KILL_MS);
    await waitForPods(cluster, service, REPLICAS);
  });
  placed(result.orders);
  const late = result.failures.filter(({ sentAt }) => sentAt > killedAt + KILL_NOTICED_MS);
  return `${describeLoad(result, late)}; ${result.failures.length} failed within ${KILL_NOTICED_MS / 1000} s`;
}

/** Kills the process of a pod. Without a command for that, Kubernetes does: after SIGTERM, it waits for two seconds. */
async function killPod(cluster: Cluster, { metadata, status }: Pod, [tool, ...args]: readonly string[]): Promise<void> {
  const containerId = status.containerStatuses?.[0]?.containerID?.replace(/^.*:\/\//, '') ?? '';
  if (tool === undefined) await cluster.kubectl(['delete', 'pod', metadata.name, '--grace-period=0', '--force']);
  else await runTool(tool, [...args, containerId]);
}
