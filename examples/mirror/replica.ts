import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

/** A register that is copied. */
export type Register = 'members' | 'workDays'

interface Row {
  readonly id: string
}

/**
 * The copy, in one SQLite file: the rows as they were read, and how far each source has been read. Rows and positions
 * are stored in one transaction, so whatever instant the process dies at, it goes on from where its rows are.
 */
export class Replica {
  readonly #database: DatabaseSync

  constructor(file: string) {
    this.#database = new DatabaseSync(file)
    this.#database.exec(`
      pragma journal_mode = wal;
      create table if not exists rows (
        register text not null, id text not null, content text not null, primary key (register, id)) strict;
      create table if not exists positions (source text primary key, position text not null) strict;
      create table if not exists heard (integration_event_id text primary key) strict;`)
  }

  position(source: string): string | undefined {
    const row = this.#database.prepare('select position from positions where source = ?').get(source)
    return row ? String(row['position']) : undefined
  }

  /** Stores what one page brought, and where the next one starts. */
  store(
    page: {
      readonly register?: Register
      readonly put?: readonly Row[]
      readonly removedMembers?: readonly string[]
    },
    positions: Readonly<Record<string, string>>,
  ): void {
    this.#atOnce(() => {
      const put = this.#database.prepare(
        'insert or replace into rows (register, id, content) values (?, ?, ?)',
      )
      for (const row of page.put ?? []) put.run(page.register ?? '', row.id, canonical(row))
      const remove = this.#database.prepare(`delete from rows where register = 'members' and id = ?`)
      for (const id of page.removedMembers ?? []) remove.run(id)
      const move = this.#database.prepare('insert or replace into positions (source, position) values (?, ?)')
      for (const [source, position] of Object.entries(positions)) move.run(source, position)
    })
  }

  /** Whether an event is heard for the first time; deliveries come at least once. */
  hears(integrationEventId: string): boolean {
    const { changes } = this.#database
      .prepare('insert or ignore into heard (integration_event_id) values (?)')
      .run(integrationEventId)
    return changes === 1
  }

  /** Forgets everything: what was missed can no longer be told from what was not. */
  clear(): void {
    this.#atOnce(() => this.#database.exec('delete from rows; delete from positions; delete from heard'))
  }

  fingerprint(): Fingerprint {
    const contents = (register: Register) =>
      this.#database
        .prepare('select content from rows where register = ? order by id')
        .all(register)
        .map(row => String(row['content']))
    return fingerprintOf(contents('members'), contents('workDays'))
  }

  close(): void {
    this.#database.close()
  }

  #atOnce(work: () => void): void {
    this.#database.exec('begin immediate')
    try {
      work()
      this.#database.exec('commit')
    } catch (error) {
      this.#database.exec('rollback')
      throw error
    }
  }
}

export interface Fingerprint {
  readonly members: number
  readonly workDays: number
  readonly sha256: string
}

/** Of rows in the order of their ids. */
export function fingerprintOf(members: readonly string[], workDays: readonly string[]): Fingerprint {
  const hash = createHash('sha256')
  for (const [name, contents] of [
    ['members', members],
    ['workDays', workDays],
  ] as const)
    hash.update(`${name}\n${contents.join('\n')}\n`)
  return { members: members.length, workDays: workDays.length, sha256: hash.digest('hex') }
}

/** The same text for the same value, in whatever order its fields came. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}
