/** Collects the rows of all messages of a streamed report. */
export async function rowsOf<Row>(messages: AsyncIterable<{ readonly rows?: readonly Row[] }>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const message of messages) rows.push(...(message.rows ?? []));
  return rows;
}
