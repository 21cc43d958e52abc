import { mkdirSync } from 'node:fs';
import { CreateFault } from './create-fault.ts';

/** Creates a folder and those above it. Throws a `CreateFault` if the system does not allow it. */
export function createFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (cause) {
    throw new CreateFault(`The folder ${path} cannot be created: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
