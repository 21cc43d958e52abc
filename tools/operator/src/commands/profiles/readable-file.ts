import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';

/** Parses a path to an absolute one, because a later command runs in another folder. */
export const resolvedPath = (path: string): string => resolve(path);

/** Parses the path of a file, which must exist now, but is read only when a command needs it. */
export function readableFile(file: string): string {
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new InvalidArgumentError(`${file} cannot be read.`);
  }
  return resolve(file);
}
