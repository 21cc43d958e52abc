import { createHash } from 'node:crypto';

/** Returns the ID of the delivery of an event to a listener, which is the same each time the event is handed out. */
export function deliveryIdOf(listenerId: string, eventId: string): string {
  const bytes = createHash('sha256').update(`${listenerId} ${eventId}`).digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
