import { freePort } from '@storefront/backing-servers';
import { asAdmin } from '@storefront/db/testing';
import { openPostgresHost } from '../support/postgres/postgres-host.ts';
import { registerNodes } from './register-nodes.ts';
import { SETTINGS } from './settings.ts';

const SUPERUSER = 'postgres';
const DATABASE = 'postgres';

/** Recent minor releases list the plugins that may decode changes; older ones do not know the setting. */
const PLUGINS = 'output_plugin_libraries';

/** A server of Citus. */
export interface CitusNode {
  readonly name: string;
  readonly port: number;
  /** The superuser's URL. */
  readonly url: string;
}

/** Servers of Citus on this machine, which trust every connection from it. */
export interface CitusNodes {
  /** The superuser's URL of the coordinator. */
  readonly url: string;
  readonly workers: readonly CitusNode[];
  /** Starts a server with the extension. No node knows it yet. */
  start(name: string): Promise<CitusNode>;
  /** Starts a standby of a server, without whose acknowledgment that server commits nothing. */
  startStandby(of: CitusNode): Promise<CitusNode>;
  kill(node: CitusNode): Promise<void>;
  /** Makes a standby accept writes. */
  promote(standby: CitusNode): Promise<void>;
  close(): Promise<void>;
}

/** Starts a coordinator from the programs in `bin`, with `workers` more nodes. Without workers, the coordinator has all rows. Commits wait for the disk if `durable`. */
export async function startCitusNodes(bin: string, workers: number, { durable = false } = {}): Promise<CitusNodes> {
  const host = await openPostgresHost(bin);
  const start = async (name: string): Promise<CitusNode> => {
    const node = nodeAt(name, await freePort());
    const hasPlugins = (await host.run('postgres --describe-config')).includes(PLUGINS);
    const plugins = hasPlugins ? [`${PLUGINS} = 'pgoutput, citus'`] : [];
    const local = [`shared_preload_libraries = 'citus'`, `listen_addresses = '127.0.0.1'`, `fsync = ${durable ? 'on' : 'off'}`];
    await host.create(name, node.port, [...local, ...SETTINGS, ...plugins].join('\n'));
    // Nodes connect to each other with the roles of the services, whose passwords they do not know.
    await host.run(`echo 'host all,replication all 127.0.0.1/32 trust' >'${host.folderOf(name)}/pg_hba.conf'`);
    await host.start(name);
    await asAdmin(node.url, (client) => client.query('create extension citus'));
    return node;
  };
  try {
    const coordinator = await start('coordinator');
    const added: CitusNode[] = [];
    for (let number = 1; number <= workers; number += 1) added.push(await start(`worker-${number}`));
    await registerNodes([coordinator, ...added].map(({ url }) => url));
    return {
      url: coordinator.url,
      workers: added,
      start,
      async startStandby({ name, url }) {
        const standby = nodeAt(`${name}-standby`, await freePort());
        const folder = host.folderOf(standby.name);
        await host.run(`pg_basebackup --pgdata='${folder}' --dbname='${url}' --write-recovery-conf --checkpoint=fast
          sed -i 's/^port = .*/port = ${standby.port}/' '${folder}/postgresql.conf'`);
        await host.start(standby.name);
        await asAdmin(url, async (client) => {
          await client.query(`alter system set synchronous_standby_names = '*'`);
          await client.query('select pg_reload_conf()');
        });
        return standby;
      },
      kill: ({ name }) => host.kill(name),
      promote: async ({ name }) => void (await host.run(`pg_ctl promote --wait --pgdata='${host.folderOf(name)}'`)),
      close: () => host.close(),
    };
  } catch (error) {
    await host.close();
    throw error;
  }
}

const nodeAt = (name: string, port: number): CitusNode => ({ name, port, url: `postgres://${SUPERUSER}@127.0.0.1:${port}/${DATABASE}` });
