import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const KINDS = 'cjs,conf,css,gotmpl,go,html,js,json,lua,md,mjs,proto,py,rego,sh,sql,toml,tpl,ts,tsx,yaml,yml';
/** Folders that git ignores, and those whose files are generated from others. */
const FOLDERS = /(?:^|\/)(?:node_modules|dist|gen|generated|coverage|vendor|__snapshots__|\.(?!ci$|github$)[a-z]\w*)$/;
/** Generated and minified files, and the two tests that list words. */
const FILES =
  /(?:package-lock|openapi(?:-3\.0)?)\.json$|\.(?:gen\.go|min\.js)$|^packages\/client\/src\/schema\.ts$|^clients\/python\/|^test\/docs\/(?:retired-words|wording)\.test\.ts$/;

/** A line of a file. The first line of each file is its path, with the number 0. */
export interface RepositoryLine {
  readonly file: string;
  readonly number: number;
  readonly text: string;
}

/** Reads the source, configuration, and documents that people write. */
export function repositoryLines(): readonly RepositoryLine[] {
  const files = globSync([`**/*.{${KINDS}}`, 'deploy/Dockerfile*', '.ci/run', '.github/**/*.yml'], {
    cwd: ROOT,
    exclude: (name) => FOLDERS.test(name),
  });
  return files
    .filter((file) => !FILES.test(file))
    .flatMap((file) => [file, ...readFileSync(join(ROOT, file), 'utf8').split('\n')].map((text, number) => ({ file, number, text })));
}
