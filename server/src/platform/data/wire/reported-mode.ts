/**
 * read_only_sql_transaction of https://www.postgresql.org/docs/18/errcodes-appendix.html: a session that only reads has it for a
 * fault of ours, any other because the server or its database is read-only.
 */
export const readOnlyTransaction = '25006'

/**
 * What PostgreSQL reports to each session, at its beginning and whenever it changes, of whether it takes writes; libpq's
 * `target_session_attrs` goes by the same. https://www.postgresql.org/docs/18/protocol-flow.html#PROTOCOL-ASYNC
 */
export class ReportedMode {
  /** Whether the session is there to write, so that one that may not is of no use. */
  readonly writes: boolean
  #standby = false
  #readOnly = false

  constructor({ writes }: { readonly writes: boolean }) {
    this.writes = writes
  }

  /** Whether it only follows another server. */
  get standby(): boolean {
    return this.#standby
  }

  /** Whether transactions of the session only read unless they set more. */
  get readOnly(): boolean {
    return this.#readOnly
  }

  /** The same from the bytes of a ParameterStatus message. */
  hearMessage(bytes: Buffer, start: number): void {
    const nameEnd = bytes.indexOf(0, start)
    const valueEnd = bytes.indexOf(0, nameEnd + 1)
    this.hear(bytes.toString('utf8', start, nameEnd), bytes.toString('utf8', nameEnd + 1, valueEnd))
  }

  readonly hear = (parameter: string, value: string): void => {
    if (parameter === 'in_hot_standby') this.#standby = value === 'on'
    if (parameter === 'default_transaction_read_only') this.#readOnly = value === 'on'
  }
}
