import type pg from 'pg';

/** Limits the statements of a pool behind a pooler in transaction mode: each runs in a transaction that begins with the timeout, its own if there is none yet. */
export function limitStatements(pool: pg.Pool, timeoutMs: number): void {
  const limit = `set local statement_timeout = ${timeoutMs}`;
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: readonly unknown[]) => Promise<unknown>;
    let isInTransaction = false;
    const query = async (text: unknown, ...values: readonly unknown[]): Promise<unknown> => {
      if (isStart(text)) {
        // Directly after the start: the settings that may follow in the same text take precedence.
        const started = await send(text.replace(/^[^;]*/, (start) => `${start}; ${limit}`));
        isInTransaction = true;
        return started;
      }
      if (isEnd(text)) isInTransaction = false;
      if (isInTransaction || isEnd(text)) return await send(text, ...values);
      await send(`begin; ${limit}`);
      try {
        const result = await send(text, ...values);
        await send('commit');
        return result;
      } catch (error) {
        await send('rollback').catch(() => undefined);
        throw error;
      }
    };
    Object.assign(client, { query });
  });
}

/** The statements with which Kysely starts and ends transactions. */
const isStart = (text: unknown): text is string => typeof text === 'string' && /^(begin|start transaction)\b/i.test(text);
const isEnd = (text: unknown): boolean => typeof text === 'string' && /^(commit|rollback)$/i.test(text);
