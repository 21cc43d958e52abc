import pg from 'pg';

/** Another session in the template would refuse the clone; the daemon of Citus returns a moment after it was ended. */
const CLONE_TRIES = 20;
/** Postgres error code for "source database is being accessed by other users". */
const OBJECT_IN_USE = '55006';

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
    await asAdmin(url, (client) => client.query(`set citus.enable_create_database_propagation to off; create database ${name}`));
    await asAdmin(withDatabase(url, name), (client) => client.query('create extension citus'));
  }
  await asAdmin(withDatabase(adminUrl, name), async (client) => {
    for (const { host, port, group, hasShards } of nodes) {
      await client.query(group === 0 ? 'select citus_set_coordinator_host($1, $2)' : 'select citus_add_node($1, $2)', [host, port]);
      await client.query(`select citus_set_node_property($1, $2, 'shouldhaveshards', $3)`, [host, port, hasShards]);
    }
  });
}

/** Creates a database as a copy of `template`, on each node. */
export async function cloneDatabase(adminUrl: string, name: string, template: string): Promise<void> {
  for (const url of await nodeUrls(adminUrl)) await asAdmin(url, (client) => clone(client, name, template));
}

/** Gives a database that no one uses another name, on each node. */
export async function renameDatabase(adminUrl: string, name: string, newName: string): Promise<void> {
  for (const url of await nodeUrls(adminUrl)) {
    await asAdmin(url, (client) => whenUnused(client, name, `alter database ${name} rename to ${newName}`));
  }
}

/** Deletes a database with its sessions, on each node. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  for (const url of await nodeUrls(adminUrl)) await asAdmin(url, (client) => client.query(`drop database if exists ${name} with (force)`));
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

const clone = (client: pg.Client, name: string, template: string): Promise<unknown> =>
  whenUnused(client, template, `create database ${name} template ${template}`);

/** Runs a statement that Postgres refuses while `database` has sessions. Each database of Citus has one of its own. */
async function whenUnused(client: pg.Client, database: string, statement: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(statement);
      return;
    } catch (error) {
      if (!isOnCitus() || (error as { code?: string }).code !== OBJECT_IN_USE || tries === CLONE_TRIES) throw error;
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
    }
  }
}

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
