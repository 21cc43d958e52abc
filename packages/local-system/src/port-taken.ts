/** Somebody listens already where the gateway was to listen. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';

  constructor(port: number) {
    super(`Port ${port} is taken by another program; set PORT to a free one, as in PORT=${port + 10} npm start.`);
  }
}
