import { waitForBalance } from './balance.ts';
import { waitForPods } from './cluster.ts';
import type { Scene } from './disruptions.ts';
import { REPLICAS } from './release.ts';
import { imageOptions } from './settings.ts';
import { describeLoad, underLoad } from './under-load.ts';

const RATE = 50;

/** Runs one pod of a service with the next image beside the others, and ends it. It must get its share of the calls, and no request may fail. */
export async function canary({ cluster, release, shop, placed, images }: Scene, service: string): Promise<string> {
  const values = `services.${service}.canary`;
  let balance = '';
  const result = await underLoad(shop, RATE, async () => {
    await release.upgrade('--set', `${values}.enabled=true`, ...imageOptions(`${values}.image`, images.next));
    const pods = await waitForPods(cluster, service, REPLICAS + 1);
    const canaries = pods.filter(({ metadata }) => metadata.labels['storefront/track'] === 'canary');
    if (canaries.length !== 1) throw new Error(`${canaries.length} of ${pods.length} pods are canaries`);
    balance = await waitForBalance(cluster, service, Date.now());
    await release.upgrade();
    await release.waitUntilSettled();
  });
  placed(result.orders);
  return `${balance}; ${describeLoad(result, result.failures)}`;
}
