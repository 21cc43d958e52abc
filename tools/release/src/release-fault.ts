/** Why a release cannot go on, for the person who runs it. */
export class ReleaseFault extends Error {
  override readonly name = 'ReleaseFault';
}
