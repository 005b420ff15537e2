/** SQL with `$1`, `$2`, … and their values. The same text is prepared once per connection. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** Whether it is planned once for whatever values, also where PostgreSQL would plan it anew for some. */
  readonly plannedOnce?: boolean
  /** Whether it opens a transaction that the next exchange ends, sent with its own. */
  readonly opens?: boolean
}

/** What a statement came to. */
export interface Answer {
  readonly rows: unknown[]
  /** Rows returned, inserted, updated or deleted. */
  affected: number
  /** Whether the statement ended its transaction without a commit, as `commit` does after a failure. */
  rolledBack: boolean
}
