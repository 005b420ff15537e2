/** The connection ended before PostgreSQL answered; what was under way may or may not have happened. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'

  constructor(cause: unknown) {
    super('the connection to PostgreSQL was lost', { cause })
  }
}
