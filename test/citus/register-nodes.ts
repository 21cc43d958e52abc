import { asAdmin } from '@storefront/db/testing';

/** Makes the first of these servers the coordinator of the others. Without others, it has all rows itself. */
export async function registerNodes(urls: readonly string[]): Promise<void> {
  const [coordinator, ...workers] = urls.map((url) => ({ url, host: new URL(url).hostname, port: Number(new URL(url).port) }));
  if (coordinator === undefined) return;
  const { host, port } = coordinator;
  await asAdmin(coordinator.url, async (client) => {
    await client.query('select citus_set_coordinator_host($1, $2)', [host, port]);
    await client.query(`select citus_set_node_property($1, $2, 'shouldhaveshards', $3)`, [host, port, workers.length === 0]);
    for (const worker of workers) await client.query('select citus_add_node($1, $2)', [worker.host, worker.port]);
  });
}
