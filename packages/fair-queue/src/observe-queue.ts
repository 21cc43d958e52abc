import { counter, gauges } from '@storefront/telemetry';

/** Why a queue refused something. */
export type Refusal = 'full' | 'deadline';

/** Reports how many wait for a resource and how many were refused. Returns the function that counts a refusal. */
export function observeQueue(resource: string, waiting: () => number): (refusal: Refusal) => void {
  gauges({ 'storefront.queue.waiting': { description: 'Calls that wait for a shared resource.' } }, () => [
    [{ 'storefront.queue.waiting': waiting() }, { resource }],
  ]);
  const labels = (reason: Refusal) => ({ resource, reason });
  return counter<Refusal>('storefront.queue.refused', 'Calls that were refused a shared resource.', {
    full: labels('full'),
    deadline: labels('deadline'),
  });
}
