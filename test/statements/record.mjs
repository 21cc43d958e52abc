/**
 * Records each statement that this process sends to Postgres, once per text, role, and equality of its parameters, in the folder STATEMENTS_FOLDER, if that is set:
 * from the client of Postgres, which sees all of them, and with the file that executes it, which is known when Kysely compiles it. Statements of tests and migrations
 * are left out.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = new URL('../../', import.meta.url).href;
const folder = process.env.STATEMENTS_FOLDER;
/** Deep enough for a statement below the layers of Kysely and of the connection pool. */
const FRAMES = 30;
/** Longer statements are bulk writes, which are also sent with fewer rows. */
const TEXT_LENGTH_MAX = 50_000;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** These pass on what others execute. */
const POOL = /^packages\/db\/src\/(connect|handle-connection-errors|limit-statements|observe-pool|retry-statements|share-pool)\.ts$/;
const OUTSIDE = /^test\/|\/testing\/|\/migrations\/|\.test\.ts$/;

if (folder !== undefined) {
  const [{ DefaultQueryCompiler }, { default: pg }] = await Promise.all([import('kysely'), import('pg')]);
  record(DefaultQueryCompiler.prototype, pg.Client.prototype, join(folder, `${process.pid}-${Date.now()}.jsonl`));
}

function record(compiler, client, file) {
  const files = new Map();
  const recorded = new Set();
  const { compileQuery } = compiler;
  const { query } = client;

  compiler.compileQuery = function (...args) {
    const compiled = compileQuery.apply(this, args);
    // A test may send the same text as the product.
    const isKnown = compiled.sql.length > TEXT_LENGTH_MAX || !OUTSIDE.test(files.get(compiled.sql) ?? 'test/');
    if (!isKnown) files.set(compiled.sql, callingFile());
    return compiled;
  };

  client.query = function (statement, ...args) {
    const text = typeof statement === 'string' ? statement : statement?.text;
    if (typeof text === 'string' && text.length <= TEXT_LENGTH_MAX) note(text, this.user ?? '', statement.values ?? args[0]);
    return query.call(this, statement, ...args);
  };

  function note(text, role, values) {
    const firsts = firstsOf(values);
    const key = [role, firsts ?? '', text].join(' ');
    if (recorded.has(key)) return;
    const source = files.get(text) ?? callingFile();
    if (OUTSIDE.test(source)) return;
    recorded.add(key);
    appendFileSync(file, `${JSON.stringify({ role, file: source, text, firsts })}\n`);
  }
}

/** Returns, for each value that can be the ID of a store, the number of the first value that is equal to it; undefined if there are less than two. */
function firstsOf(values) {
  if (!Array.isArray(values)) return undefined;
  const ids = values.map((value) => (typeof value === 'string' && ID.test(value) ? value : undefined));
  if (ids.filter((id) => id !== undefined).length < 2) return undefined;
  return ids.map((id, index) => (id === undefined ? index : ids.indexOf(id)) + 1);
}

/** Returns the innermost file of the repository on the stack that is not one of the connection pool. */
function callingFile() {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = limit;
  const urls = stack.split('\n').map((line) => /file:\/\/[^:)]+/.exec(line)?.[0] ?? '');
  const own = urls.filter((url) => url.startsWith(ROOT) && url !== import.meta.url && !url.includes('/node_modules/'));
  const files = own.map((url) => url.slice(ROOT.length));
  return files.find((file) => !POOL.test(file)) ?? files[0] ?? 'unknown';
}
