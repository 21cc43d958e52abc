import { hash } from 'node:crypto';
import pg from 'pg';
import { MoveError } from './move-error.ts';

/** The URLs of the migrator's role in the databases of two deployments. */
export interface CellUrls {
  readonly source: string;
  readonly target: string;
}

/** A connection to the database of one deployment, as the role that owns its schemas. */
export type Cell = pg.Client;

/** A connection to each side of a move. */
export interface Sides {
  readonly source: Cell;
  readonly target: Cell;
}

/** The open connections of one move. */
export interface Cells extends Sides {
  close(): Promise<void>;
}

/** Guards let statements of a session with this setting pass; see guards.ts. */
export const BYPASS_SETTING = 'storefront.store_move';
/** Both sides must render values as the same text, because rows are compared and transferred as text. */
const SETTINGS = [`set timezone = 'UTC'`, `set datestyle = 'ISO'`, `set bytea_output = 'hex'`, `set ${BYPASS_SETTING} = 'on'`];
/** How long to wait for a connection. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Connects to both databases, and takes a lock in the source, so that only one command at a time moves a store. */
export async function openCells(urls: CellUrls, tenantId: string): Promise<Cells> {
  const opened: Cell[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((cell) => cell.end()));
  };
  try {
    const [source, target] = [await openCell(urls.source, opened), await openCell(urls.target, opened)];
    await refuseSameDatabase(source, target);
    const { rows } = await source.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockOf(tenantId)]);
    if (rows[0]?.locked !== true) throw new MoveError('Another command is moving this store.');
    return { source, target, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openCell(url: string, opened: Cell[]): Promise<Cell> {
  const cell = new pg.Client({
    connectionString: url,
    application_name: 'storefront stores move',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // A connection that breaks between two statements fails the next one; without a listener, it would end the process.
  cell.on('error', () => undefined);
  await cell.connect();
  opened.push(cell);
  for (const setting of SETTINGS) await cell.query(setting);
  return cell;
}

/** A lock that the source holds is free in the target, unless both are one database. */
async function refuseSameDatabase(source: Cell, target: Cell): Promise<void> {
  const probe = lockOf('the database of a deployment');
  await source.query('select pg_advisory_lock($1)', [probe]);
  const { rows } = await target.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [probe]);
  await source.query('select pg_advisory_unlock($1)', [probe]);
  if (rows[0]?.locked !== true) throw new MoveError('The source and the target are the same database.');
  await target.query('select pg_advisory_unlock($1)', [probe]);
}

/** An advisory lock number for a text. */
const lockOf = (text: string): string => BigInt.asIntN(64, BigInt(`0x${hash('sha256', text).slice(0, 16)}`)).toString();
