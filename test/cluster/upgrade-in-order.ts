import { readFileSync } from 'node:fs';
import { countSeen, seen } from '@storefront/lifecycle/testing';
import type { Cluster } from './cluster.ts';
import type { Scene } from './disruptions.ts';
import { CHART, REPLICAS, SERVICES } from './release.ts';
import { imageOptions } from './settings.ts';
import { describeLoad, underLoad } from './under-load.ts';

const RATE = 50;
/** Also if the next image is the same, this annotation replaces the pods. */
const ANNOTATION = 'check-cluster/release';
type Service = (typeof SERVICES)[number];

/** Upgrades the release in the steps of the chart's README, callees before their callers, with the migrations as a hook. No request may fail. */
export async function upgradeInOrder({ cluster, release, shop, placed, images }: Scene): Promise<string> {
  const waves = readWaves();
  const last = Math.max(...waves.values());
  const result = await underLoad(shop, RATE, async () => {
    for (let wave = 1; wave <= last; wave += 1) {
      const upgraded = SERVICES.filter((service) => (waves.get(service) ?? 0) <= wave);
      const older = SERVICES.filter((service) => !upgraded.includes(service));
      const pinned = [...older.map((service) => `services.${service}`), ...(wave < last ? ['operator'] : [])];
      await release.upgrade(
        '--set=migrations.hook=true',
        ...imageOptions('image', images.next),
        ...pinned.flatMap((workload) => imageOptions(`${workload}.image`, images.current)),
        ...upgraded.map((service) => `--set=services.${service}.podAnnotations.${ANNOTATION}=next`),
      );
      await release.waitUntilSettled();
      await assertUpgraded(cluster, upgraded);
    }
  });
  placed(result.orders);
  // With one step, all services would be upgraded at once.
  return `${countSeen({ steps: last }, { steps: 2 })}; ${describeLoad(result, result.failures)}`;
}

/** Returns the wave of each service, as the chart declares it. */
function readWaves(): ReadonlyMap<string, number> {
  const text = readFileSync(`${import.meta.dirname}/../../${CHART}/files/services.json`, 'utf8');
  const services = JSON.parse(text) as Readonly<Record<string, { readonly wave: number }>>;
  return new Map(Object.entries(services).map(([name, { wave }]) => [name, wave]));
}

/** Throws an error unless the pods of these services, and no others, are those of the next release. */
async function assertUpgraded(cluster: Cluster, upgraded: readonly Service[]): Promise<void> {
  for (const service of SERVICES) {
    const expected = upgraded.includes(service) ? 'next' : undefined;
    const pods = seen(`pods of ${service}`, await cluster.podsOf(service), REPLICAS);
    const wrong = pods.find(({ metadata }) => metadata.annotations?.[ANNOTATION] !== expected);
    if (wrong !== undefined) throw new Error(`${wrong.metadata.name} is of ${expected === undefined ? 'the next' : 'the earlier'} release`);
  }
}
