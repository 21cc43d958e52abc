/** A process of the system ended, or stayed silent, before it was ready. The message ends with its last words. */
export class ProcessNotReady extends Error {
  override readonly name = 'ProcessNotReady';
}
