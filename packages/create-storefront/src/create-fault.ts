/** An error that the user can correct. It is printed without a stack. */
export class CreateFault extends Error {
  override readonly name = 'CreateFault';
}
