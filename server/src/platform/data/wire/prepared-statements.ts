import type { RowReader } from './row-reader.ts'

/** A statement that PostgreSQL was sent to prepare on one connection. */
export class PreparedStatement {
  readonly name: string
  readonly text: string
  /** False until PostgreSQL has described its columns, which also shows that preparing it succeeded. */
  described = false
  /** Null for a statement without rows. */
  readRow: RowReader | null = null
  lastUse = 0

  constructor(name: string, text: string) {
    this.name = name
    this.text = text
  }
}

/**
 * The prepared statements of one connection by their text. They are bounded, because lists with optional filters
 * have many texts and PostgreSQL keeps a plan for each; the one used longest ago makes room.
 */
export class PreparedStatements {
  readonly #limit: number
  readonly #byText = new Map<string, PreparedStatement>()
  #made = 0
  #uses = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  find(text: string): PreparedStatement | undefined {
    const statement = this.#byText.get(text)
    if (statement) statement.lastUse = ++this.#uses
    return statement
  }

  /** A new statement, and the one that had to make room for it. */
  add(text: string): { added: PreparedStatement; evicted: PreparedStatement | undefined } {
    if (text.includes('\0')) throw new TypeError('SQL text cannot contain NUL')
    const evicted = this.#byText.size >= this.#limit ? this.#longestUnused() : undefined
    if (evicted) this.#byText.delete(evicted.text)
    const added = new PreparedStatement(`s${++this.#made}`, text)
    added.lastUse = ++this.#uses
    this.#byText.set(text, added)
    return { added, evicted }
  }

  forget(statement: PreparedStatement): void {
    if (this.#byText.get(statement.text) === statement) this.#byText.delete(statement.text)
  }

  #longestUnused(): PreparedStatement | undefined {
    let longest: PreparedStatement | undefined
    for (const statement of this.#byText.values())
      if (!longest || statement.lastUse < longest.lastUse) longest = statement
    return longest
  }
}
