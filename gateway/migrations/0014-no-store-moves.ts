import { type Kysely, sql } from 'kysely';

/**
 * Revokes the keys of stores that the previous release moved to another deployment, which has their rows. Nothing reads `store_move` any more; the next release
 * drops it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update api_key set revoked_at = now()
    where revoked_at is null and tenant_id in (select tenant_id from store_move where state in ('moved', 'left'))
  `.execute(db);
}
