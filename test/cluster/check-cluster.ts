/**
 * Installs the chart in the cluster that KUBECONFIG selects, uses it, disrupts it under load, and uninstalls it: `npm run check:cluster`.
 * deploy/README.md has examples, and settings.ts the variables and options.
 */
import { seen } from '@storefront/lifecycle/testing';
import { assertToolsInstalled } from '../deploy/tools.ts';
import { canary } from './canary.ts';
import { createCertificates, deleteCertificates } from './certificates.ts';
import { openCluster } from './cluster.ts';
import { createDemoStore, type Demo } from './demo-store.ts';
import { disruptNothing, kill, restart, type Scene, upgrade } from './disruptions.ts';
import { assertDelivered, assertDoctorPasses } from './effects.ts';
import { findImages } from './find-image.ts';
import { assertNothingLeft } from './leftovers.ts';
import { walkMainPath } from './main-path.ts';
import { openShop } from './open-shop.ts';
import { assertNoPodSecurityWarning, assertNoViolation, createRestrictedNamespace } from './pod-security.ts';
import { type ClusterReceiver, startReceiver } from './receiver.ts';
import { findGatewayUrl, openRelease, RELEASE, type Release, SERVICES } from './release.ts';
import { startReport } from './report.ts';
import { scale } from './scale.ts';
import { readSettings, type Settings } from './settings.ts';
import { upgradeInOrder } from './upgrade-in-order.ts';

const DISRUPTIONS: readonly (readonly [name: string, disrupt: (scene: Scene) => Promise<string>])[] = [
  ['30 requests a second without disruption', disruptNothing],
  ...SERVICES.map((service) => [`three restarts of ${service}`, (scene: Scene) => restart(scene, service)] as const),
  ['a canary of cart at the next release', (scene) => canary(scene, 'cart')],
  ['upgrade of callees before callers', upgradeInOrder],
  ['upgrade of all services at once', upgrade],
  ...SERVICES.map((service) => [`a replica of ${service} is killed`, (scene: Scene) => kill(scene, service)] as const),
  ...SERVICES.map((service) => [`${service} from one replica to three`, (scene: Scene) => scale(scene, service)] as const),
];
const report = startReport((text) => process.stdout.write(text));
const { check } = report;

assertToolsInstalled('helm', 'kubectl');
try {
  await main(readSettings(process.env, process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function main(settings: Settings): Promise<void> {
  seen(
    'disruptions that CLUSTER_ONLY selects',
    DISRUPTIONS.filter(([name]) => settings.only.test(name)),
  );
  const images = await findImages(settings);
  const cluster = openCluster(settings.namespace);
  const release = openRelease(cluster, images.current, settings);
  await createRestrictedNamespace(cluster);
  try {
    await createCertificates(cluster);
    await check('no warning of Pod Security', () => assertNoPodSecurityWarning(cluster, release));
    const isInstalled = await check('install', () => install(release));
    if (isInstalled) await checkRelease({ cluster, release, images, settings });
  } finally {
    await cluster.kubectl(['delete', 'namespace', settings.namespace]);
  }
  process.exitCode = report.passed ? 0 : 1;
}

async function checkRelease(installed: Installed): Promise<void> {
  const { cluster, release, images, settings } = installed;
  const baseUrl = await findGatewayUrl(cluster, settings);
  const receiver = await startReceiver(cluster, images.current);
  let demo: Demo | undefined;
  await check('demo store', async () => {
    demo = await createDemoStore(cluster);
  });
  if (demo !== undefined) await checkStore(installed, baseUrl, demo, receiver);
  await receiver.delete();
  await cluster.kubectl(['delete', 'secret/demo-store-keys', '--ignore-not-found']);
  await check('uninstall leaves nothing', async () => {
    await release.uninstall();
    await deleteCertificates(cluster);
    return assertNothingLeft(cluster);
  });
}

type Installed = Pick<Scene, 'cluster' | 'release' | 'settings' | 'images'>;

async function checkStore(installed: Installed, baseUrl: string, demo: Demo, receiver: ClusterReceiver): Promise<void> {
  const { cluster, settings } = installed;
  await check('main path of the README', () => walkMainPath(baseUrl, demo, receiver));
  await check('helm test', async () => {
    await cluster.helm(['test', RELEASE, '--timeout', '5m']);
  });
  const orders: string[] = [];
  const placed = (ids: readonly string[]): void => void orders.push(...ids);
  const disruptions = DISRUPTIONS.filter(([name]) => settings.only.test(name));
  for (const [name, disrupt] of disruptions) {
    await check(name, async () => disrupt({ ...installed, shop: await openShop(baseUrl, demo), placed }));
  }
  await check('every order.confirmed is delivered', () => assertDelivered(receiver, orders, disruptions.length));
  await check('doctor', () => assertDoctorPasses(cluster));
}

async function install(release: Release): Promise<void> {
  const { stdout, stderr } = await release.install();
  assertNoViolation(stdout + stderr);
  await release.waitUntilSettled();
}
