/** A column of sealed values. Every one is declared, so that a rotation of the service secret reseals it. */
export interface SealedColumn {
  /** As an operator reads it, in the plural: “webhook secrets”. */
  readonly what: string
  /** A tenant table with `org_id`, unless it is in the schema `directory`. */
  readonly table: string
  readonly column: string
  /** The rest of the primary key, with its types. */
  readonly keys: Readonly<Record<string, 'uuid' | 'text' | 'bytea'>>
  /** Further columns that `boundTo` needs. */
  readonly reads?: readonly string[]
  /**
   * What a value is bound to, from its row's columns; null for values that expire within a day and are not resealed.
   */
  readonly boundTo: ((row: Readonly<Record<string, string>>, orgId: string) => string) | null
  /** The SQL condition that selects live values. */
  readonly live?: string
}

/** The answers of requests with an idempotency key, which are kept for a day. */
export const storedAnswers: SealedColumn = {
  what: 'stored answers of idempotency keys',
  table: 'idempotency_records',
  column: 'body',
  keys: { key: 'text' },
  boundTo: null,
  live: `created_at > (select greatest(c.last_instant, now() + c.sandbox_offset) - interval '24 hours'
    from organisation_clocks c where c.org_id = idempotency_records.org_id)`,
}
