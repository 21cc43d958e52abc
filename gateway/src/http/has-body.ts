import type { IncomingMessage } from 'node:http';

/** Whether the headers say that a body follows. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
