import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** The records that rows may mean, as they are after the rows before. */
export class Known<Rec extends { readonly id: Id }> {
  readonly #byId = new Map<Id, Rec>()
  /** Of several with one name the one that was put last comes last. */
  readonly #idsByName = new Map<string, Set<Id>>()
  readonly #names: (record: Rec) => readonly string[]

  constructor(records: readonly Rec[], names: (record: Rec) => readonly string[]) {
    this.#names = names
    for (const record of records) this.put(record)
  }

  /** A new record, or one as it has become: it goes by its present names only. */
  put(record: Rec): void {
    const before = this.#byId.get(record.id)
    for (const name of before ? this.#names(before) : []) this.#idsByName.get(name)?.delete(record.id)
    this.#byId.set(record.id, record)
    for (const name of this.#names(record)) {
      const ids = this.#idsByName.get(name)
      if (ids) ids.add(record.id)
      else this.#idsByName.set(name, new Set([record.id]))
    }
  }

  withId(id: Id): Rec | undefined {
    return this.#byId.get(id)
  }

  named(name: string | undefined): Rec | undefined {
    const ids = name === undefined ? undefined : this.#idsByName.get(name)
    const last = ids && [...ids].at(-1)
    return last === undefined ? undefined : this.#byId.get(last)
  }

  /** Whether several records go by the name, so that a row may mean any of them. */
  isShared(name: string): boolean {
    return (this.#idsByName.get(name)?.size ?? 0) > 1
  }
}

/** The records that were found by what rows say, and those whose ids they say; each once. */
export const withMeant = <Rec extends { readonly id: Id }>(
  found: readonly Rec[],
  meant: readonly Rec[],
): Rec[] => [...new Map([...found, ...meant].map(record => [record.id, record])).values()]
