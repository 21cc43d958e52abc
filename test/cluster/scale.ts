import { waitForBalance } from './balance.ts';
import { type Cluster, waitForPods } from './cluster.ts';
import type { Scene } from './disruptions.ts';
import { RELEASE, REPLICAS } from './release.ts';
import { describeLoad, underLoad } from './under-load.ts';

const RATE = 30;

/** Scales a service from one replica to three under load. Each must get a fifth of the calls in time, and no request may fail. */
export async function scale({ cluster, shop, placed }: Scene, service: string): Promise<string> {
  await setReplicas(cluster, service, 1);
  let balance = '';
  const result = await underLoad(shop, RATE, async () => {
    const scaledAt = Date.now();
    await setReplicas(cluster, service, 3);
    balance = await waitForBalance(cluster, service, scaledAt);
  });
  placed(result.orders);
  await setReplicas(cluster, service, REPLICAS);
  return `${balance}; ${describeLoad(result, result.failures)}`;
}

async function setReplicas(cluster: Cluster, service: string, replicas: number): Promise<void> {
  await cluster.kubectl(['scale', `deployment/${RELEASE}-${service}`, '--replicas', String(replicas)]);
  await waitForPods(cluster, service, replicas);
}
