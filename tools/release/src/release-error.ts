/** Why a release cannot go on, for the person who runs it. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
