import { countSeen, seen } from '@storefront/lifecycle/testing';
import { type Cluster, type Pod, terminationMessage, waitFor } from './cluster.ts';
import type { ClusterReceiver } from './receiver.ts';
import { RELEASE, SERVICES } from './release.ts';

/** Longer than the first retry of a sandbox delivery (1 min) and its lease. */
const DELIVERED_WITHIN_MS = 180_000;
const DOCTOR_WITHIN_MS = 180_000;
const DOCTOR_JOB = 'doctor-check';

/** Waits until `order.confirmed` of every order has been delivered. Throws if there are fewer orders than given. */
export async function assertDelivered(
  receiver: Pick<ClusterReceiver, 'confirmedOrders'>,
  orders: readonly string[],
  least: number,
): Promise<string> {
  seen('orders', orders, Math.max(1, least));
  let missing = orders;
  await waitFor('every order.confirmed is delivered', DELIVERED_WITHIN_MS, async () => {
    const confirmed = await receiver.confirmedOrders();
    missing = orders.filter((order) => !confirmed.has(order));
    return missing.length === 0 ? true : undefined;
  }).catch((error: Error) => {
    throw new Error(`${error.message}; ${missing.length} of ${orders.length} are missing, such as ${missing[0]}`);
  });
  return `${orders.length} orders`;
}

/** Runs the Job of the doctor's CronJob. It fails if an invariant is broken. */
export async function assertDoctorPasses(cluster: Cluster): Promise<string> {
  await cluster.kubectl(['create', 'job', DOCTOR_JOB, '--from', `cronjob/${RELEASE}-doctor`]);
  const status = await waitFor('the doctor ends', DOCTOR_WITHIN_MS, async () => {
    const { status } = await cluster.get<{ status: { succeeded?: number; failed?: number } }>('job', DOCTOR_JOB);
    return status.succeeded || status.failed ? status : undefined;
  });
  if (!status.succeeded) {
    const { items } = await cluster.get<{ items: Pod[] }>('pods', '--selector', `job-name=${DOCTOR_JOB}`);
    throw new Error(items.map(terminationMessage).join('\n'));
  }
  const { stdout } = await cluster.kubectl(['logs', `job/${DOCTOR_JOB}`]);
  await cluster.kubectl(['delete', 'job', DOCTOR_JOB]);
  return countSeen({ checks: stdout.split('"description":').length - 1 }, { checks: SERVICES.length });
}
