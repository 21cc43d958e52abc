import type { ServerResponse } from 'node:http';

/** Longer than the response takes to the client. If unread bytes were left when a connection is closed, the client could receive a reset instead. */
const LINGER_MS = 500;

/** Closes the connection after the response, although the client may still be sending. Nothing more is read from it. */
export function closeAfterResponse(response: ServerResponse): void {
  const { socket } = response;
  response.shouldKeepAlive = false;
  if (socket === null) return;
  socket.pause();
  socket.on('resume', () => socket.pause());
  // Node calls this once the response has been sent.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS);
  };
}
