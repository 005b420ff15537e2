/**
 * read_only_sql_transaction of https://www.postgresql.org/docs/18/errcodes-appendix.html: a session that only reads has it for a
 * fault of ours, any other because the server or its database is read-only.
 */
export const readOnlyTransaction = '25006'

/**
 * What PostgreSQL tells each session, at its beginning and whenever it changes, of whether it takes writes; libpq's
 * `target_session_attrs` goes by the same. https://www.postgresql.org/docs/18/protocol-flow.html#PROTOCOL-ASYNC
 */
export class ReportedMode {
  #standby = false
  #readOnly = false

  /** Whether it only follows another server. */
  get standby(): boolean {
    return this.#standby
  }

  /** Whether transactions of the session only read unless they ask for more. */
  get readOnly(): boolean {
    return this.#readOnly
  }

  readonly hear = (parameter: string, value: string): void => {
    if (parameter === 'in_hot_standby') this.#standby = value === 'on'
    if (parameter === 'default_transaction_read_only') this.#readOnly = value === 'on'
  }
}
