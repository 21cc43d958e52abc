import { setTimeout as sleep } from 'node:timers/promises';
import { seen } from '@storefront/lifecycle/testing';
import { callsPerPod, sharesBetween } from './calls-per-pod.ts';
import type { Cluster } from './cluster.ts';

const SHARE_MIN = 20;
/** A connection lives for two minutes at most, and the next one can reach a new replica. */
const BALANCED_WITHIN_MS = 150_000;
/** As many replicas as a canary or a scaled service has. */
const COMPARED = 3;
/** Enough calls to compare them. */
const COUNTED_MS = 15_000;

/** Compares the calls of the pods of a service until each has a fifth, and returns the shares. Throws an error if that takes too long. */
export async function waitForBalance(cluster: Cluster, service: string, since: number): Promise<string> {
  for (;;) {
    const before = await callsPerPod(cluster, service);
    await sleep(COUNTED_MS);
    const shares = seen('replicas with calls', sharesBetween(before, await callsPerPod(cluster, service)), COMPARED);
    const tookMs = Date.now() - since;
    const balance = `${shares.join('%, ')}% of the calls after ${Math.round(tookMs / 1000)} s`;
    if (tookMs > BALANCED_WITHIN_MS) throw new Error(`the replicas get ${balance}`);
    if (shares.every((share) => share >= SHARE_MIN)) return balance;
  }
}
