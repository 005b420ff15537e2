interface Coded {
  readonly id: string
  readonly code: string | null
}

/** The codes of records by their ids; undefined for none. */
export function codesOf(records: readonly object[]): (id: string | null) => string | undefined {
  const codes = new Map((records as readonly Coded[]).map(({ id, code }) => [id, code]))
  return id => (id === null ? undefined : (codes.get(id) ?? undefined))
}
