import { samplesIn } from '../support/telemetry/scrape-metrics.ts';
import type { Cluster } from './cluster.ts';

/** The calls that each pod of a service has served. */
export type CallsPerPod = ReadonlyMap<string, number>;

const METRICS_PORT = 9464;

/** Reads the metrics of each pod through the Kubernetes API. Health checks are not counted. */
export async function callsPerPod(cluster: Cluster, service: string): Promise<CallsPerPod> {
  const counter = service === 'gateway' ? 'http_server_request_duration_count' : 'rpc_server_call_duration_count';
  const pods = (await cluster.podsOf(service)).map(({ metadata }) => metadata.name);
  const counts = pods.map(async (pod) => {
    const samples = samplesIn(pod, await cluster.fetchText(`pods/${pod}:${METRICS_PORT}`, '/metrics'));
    const calls = samples.filter(({ name }) => name === counter).reduce((sum, { value }) => sum + value, 0);
    return [pod, calls] as const;
  });
  return new Map(await Promise.all(counts));
}

/** Returns each pod's share of the calls between two readings, in percent. */
export function sharesBetween(before: CallsPerPod, after: CallsPerPod): readonly number[] {
  const calls = [...after].map(([pod, count]) => count - (before.get(pod) ?? 0));
  const total = calls.reduce((sum, count) => sum + count, 0);
  return calls.map((count) => (total === 0 ? 0 : Math.round((count / total) * 100)));
}
