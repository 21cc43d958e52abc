import { connect } from '@storefront/db';
import { createLogger } from '@storefront/telemetry';
import { sql } from 'kysely';
import { startLeaseOwner } from '../start-lease-owner.ts';
import { type Database, leaseWork, releaseWork } from './lease-work.ts';

/** A process that leases work, prints its ID once it is known as an owner, and never finishes. */
const url = process.env.DATABASE_URL ?? '';
const pooler = process.env.POOLER === 'true';
const { db } = connect<Database>({ url, name: 'under-test' });
const { id } = startLeaseOwner<Database>({
  db,
  url,
  name: 'under-test',
  pooler,
  log: createLogger('under-test', 'silent'),
  release: releaseWork,
  onReleased: () => undefined,
});
await leaseWork(db, id);
const isKnown = async (): Promise<boolean> =>
  (await sql`select from lease_owner where id = ${id} and has_session = ${!pooler}`.execute(db)).rows.length > 0;
while (!(await isKnown())) await new Promise((resolve) => setTimeout(resolve, 20));
process.stdout.write(id);
