/** A column whose values are sealed. Every one is declared, so that a change of the secret reaches it. */
export interface SealedColumn {
  /** For people, in the plural: “webhook secrets”. */
  readonly what: string
  /** Of an organisation, by `org_id`, unless in the schema `directory`. */
  readonly table: string
  readonly column: string
  /** The rest of the primary key, with its types. */
  readonly keys: Readonly<Record<string, 'uuid' | 'text' | 'bytea'>>
  /** Further columns that `boundTo` needs. */
  readonly reads?: readonly string[]
  /**
   * What a value is bound to, by its row's columns; null for what ends by itself within a day and is not sealed anew.
   */
  readonly boundTo: ((row: Readonly<Record<string, string>>, orgId: string) => string) | null
  /** SQL, of those that are still good. */
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
