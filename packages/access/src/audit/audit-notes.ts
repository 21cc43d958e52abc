import { AsyncLocalStorage } from 'node:async_hooks';

/** The notes that the work of a recorded call adds to its next entry. */
export interface AuditNotes {
  objectId?: string | undefined;
  details?: Readonly<Record<string, unknown>> | undefined;
  isReplay?: boolean;
}

const notes = new AsyncLocalStorage<AuditNotes>();

/** Runs the work of a recorded call, which can add notes. */
export const withNotes = <T>(of: AuditNotes, work: () => Promise<T>): Promise<T> => notes.run(of, work);

/** Says which object the call creates. */
export function noteObject(id: string): void {
  const current = notes.getStore();
  if (current !== undefined) current.objectId = id;
}

/** Adds details to the entry of the next transaction. They are computed only if the call is recorded. */
export function noteDetails(details: () => Readonly<Record<string, unknown>>): void {
  const current = notes.getStore();
  if (current !== undefined) current.details = details();
}

/** Says that the call responds with a stored response, and changes nothing. */
export function noteReplay(): void {
  const current = notes.getStore();
  if (current !== undefined) current.isReplay = true;
}
