import { EVENT_ACCESS, SERVICE_NAMES } from '@storefront/access';
import type { Cell } from './cells.ts';

/** For each type of event, the sequence of the stream up to which all of its consumers have settled every event. Types without consumers are missing. */
export type EventFloors = Readonly<Record<string, number>>;

/** Reads how far the consumers of a deployment have come. A consumer that has no position yet has settled nothing. */
export async function readEventFloors(cell: Cell): Promise<EventFloors> {
  const floors: Record<string, number> = {};
  for (const service of SERVICE_NAMES) {
    const consumed: readonly string[] = EVENT_ACCESS[service].consumes;
    if (consumed.length === 0) continue;
    const { rows } = await cell.query<{ floor: string }>(`select floor from ${service}.consumer_position where consumer = $1`, [service]);
    const floor = Number(rows[0]?.floor ?? 0);
    for (const type of consumed) floors[type] = Math.min(floors[type] ?? floor, floor);
  }
  return floors;
}

/** Returns the sequence of the store's last published event of each type. */
export async function readLastPublished(cell: Cell, tenantId: string): Promise<EventFloors> {
  const last: Record<string, number> = {};
  for (const service of SERVICE_NAMES) {
    const { rows } = await cell.query<{ type: string; last: string }>(
      `select type, max(stream_sequence) as last from ${service}.outbox where tenant_id = $1 and stream_sequence is not null group by type`,
      [tenantId],
    );
    for (const row of rows) last[row.type] = Math.max(last[row.type] ?? 0, Number(row.last));
  }
  return last;
}

/** Reports whether every event up to `last` is settled by its consumers. */
export const areSettled = (last: EventFloors, floors: EventFloors): boolean =>
  Object.entries(last).every(([type, sequence]) => sequence <= (floors[type] ?? sequence));
