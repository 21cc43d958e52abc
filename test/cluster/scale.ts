import { setTimeout as sleep } from 'node:timers/promises';
import { callsPerPod, sharesBetween } from './calls-per-pod.ts';
import { type Cluster, waitForPods } from './cluster.ts';
import type { Scene } from './disruptions.ts';
import { RELEASE, REPLICAS } from './release.ts';
import { describeLoad, underLoad } from './under-load.ts';

const RATE = 30;
const SHARE_MIN = 20;
/** A connection lives for two minutes at most, and the next one can reach a new replica. */
const BALANCED_WITHIN_MS = 150_000;
/** Enough calls to compare three replicas. */
const COUNTED_MS = 15_000;

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

/** Compares the calls of replicas until each has its share. */
async function waitForBalance(cluster: Cluster, service: string, scaledAt: number): Promise<string> {
  for (;;) {
    const before = await callsPerPod(cluster, service);
    await sleep(COUNTED_MS);
    const shares = sharesBetween(before, await callsPerPod(cluster, service));
    const tookMs = Date.now() - scaledAt;
    const balance = `${shares.join('%, ')}% of the calls after ${Math.round(tookMs / 1000)} s`;
    if (tookMs > BALANCED_WITHIN_MS) throw new Error(`the replicas get ${balance}`);
    if (shares.every((share) => share >= SHARE_MIN)) return balance;
  }
}
