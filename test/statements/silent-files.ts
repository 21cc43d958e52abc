import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const EXECUTES = /\.execute(?:TakeFirst\w*)?\(/;

/** Returns the files of stores that execute statements of which none was sent, so that none was checked. */
export const silentFiles = (root: string, sent: ReadonlySet<string>): readonly string[] =>
  globSync('{gateway,services/*}/src/**/store/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file) && !sent.has(file))
    .filter((file) => EXECUTES.test(readFileSync(join(root, file), 'utf8')))
    .toSorted();
