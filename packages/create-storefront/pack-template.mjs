/** Copies the files of the starter that git knows to `template`, for `npm pack`. The copy is not checked in: the starter stays the one source. */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const STARTER = join(import.meta.dirname, '../../examples/next-storefront');
const TEMPLATE = join(import.meta.dirname, 'template');
/** Names that npm leaves out of every package. `copyTemplate` gives the files their names back. */
const RENAMED = { '.gitignore': '_gitignore', 'package-lock.json': '_package-lock.json' };

rmSync(TEMPLATE, { recursive: true, force: true });
const files = execFileSync('git', ['ls-files', '-z'], { cwd: STARTER, encoding: 'utf8' }).split('\0').filter(Boolean);
for (const file of files) cpSync(join(STARTER, file), join(TEMPLATE, RENAMED[file] ?? file));
