import pg from 'pg';

/** Reports whether the tests run on Citus, whose coordinator `CITUS_URL` names. */
export const isOnCitus = (): boolean => (process.env.CITUS_URL ?? '') !== '';

/** Creates a database for tests: on Citus on each node, with the extension and the nodes of the database that `adminUrl` names. */
export async function createDatabase(adminUrl: string, name: string): Promise<void> {
  if (!isOnCitus()) {
    await asAdmin(adminUrl, (client) => client.query(`create database ${name}`));
    return;
  }
  const nodes = await nodesOf(adminUrl);
  for (const { url } of nodes) {
    await asAdmin(url, (client) => client.query(`create database ${name}`));
    await asAdmin(withDatabase(url, name), (client) => client.query('create extension citus'));
  }
  await asAdmin(withDatabase(adminUrl, name), async (client) => {
    for (const { host, port, group, hasShards } of nodes) {
      await client.query(group === 0 ? 'select citus_set_coordinator_host($1, $2)' : 'select citus_add_node($1, $2)', [host, port]);
      await client.query(`select citus_set_node_property($1, $2, 'shouldhaveshards', $3)`, [host, port, hasShards]);
    }
  });
}

/** Makes a database a template under a new name, on each node. Closed to sessions, of which Citus has one in every database, it can be cloned at any time. */
export async function makeTemplate(adminUrl: string, name: string, template: string): Promise<void> {
  for (const url of await nodeUrls(adminUrl)) {
    await asAdmin(url, async (client) => {
      await client.query(`alter database ${name} with allow_connections false`);
      await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [name]);
      await client.query(`alter database ${name} rename to ${template}`);
    });
  }
}

/** Creates a database as a copy of a template, on each node. */
export async function cloneDatabase(adminUrl: string, name: string, template: string): Promise<void> {
  for (const url of await nodeUrls(adminUrl)) await asAdmin(url, (client) => client.query(`create database ${name} template ${template}`));
}

/** Postgres waits five seconds for sessions that it ends. On a busy machine, the daemon that Citus has in each database takes longer. */
const DROPS_MAX = 12;

/** Deletes a database with its sessions, on each node. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  for (const url of await nodeUrls(adminUrl)) {
    await asAdmin(url, async (client) => {
      for (let drops = 1; ; drops += 1) {
        try {
          await client.query(`drop database if exists ${name} with (force)`);
          return;
        } catch (error) {
          if (!(error instanceof pg.DatabaseError && error.code === '55006') || drops === DROPS_MAX) throw error;
        }
      }
    });
  }
}

/** Runs `work` on a connection of the administrator. */
export async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the administrator's URL of another database of the same server. */
export const withDatabase = (adminUrl: string, database: string): string =>
  Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href;

const nodeUrls = async (adminUrl: string): Promise<readonly string[]> =>
  isOnCitus() ? (await nodesOf(adminUrl)).map(({ url }) => url) : [adminUrl];

/** The nodes of Citus, the coordinator first. */
async function nodesOf(adminUrl: string) {
  const { rows } = await asAdmin(adminUrl, (client) =>
    client.query<{ host: string; port: number; group: number; hasShards: boolean }>(
      `select nodename as host, nodeport as port, groupid as "group", shouldhaveshards as "hasShards"
       from pg_dist_node where noderole = 'primary' order by groupid`,
    ),
  );
  return rows.map((node) => ({ ...node, url: Object.assign(new URL(adminUrl), { hostname: node.host, port: String(node.port) }).href }));
}
