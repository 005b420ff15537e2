import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DefaultQueryCompiler } from 'kysely'
import { Picture } from '../../src/platform/data/question.ts'
import { Connection } from '../../src/platform/data/wire/connection.ts'
import type { Statement } from '../../src/platform/data/wire/statement.ts'

/** A statement that the service sent, with the first values that it was sent with. */
export interface Recorded {
  readonly text: string
  readonly values: readonly unknown[]
  /** The organisation in whose scope it ran; undefined of the directory and of what begins or ends a transaction. */
  readonly orgId: string | undefined
  /** The family or part of the platform that sent it. */
  readonly family: string
}

export interface Recording {
  readonly statements: readonly Recorded[]
  /** The places in the source that have sent a statement, `modules/people/session/store.ts:62`. */
  readonly places: ReadonlySet<string>
}

/** Records what this process sends to PostgreSQL, from now until the process ends. */
export function record(): Recording {
  const statements = new Map<string, Recorded>()
  const places = new Set<string>()
  const builtAt = new Map<string, string>()
  const scopes = new WeakMap<Connection, string>()
  Error.stackTraceLimit = 60

  const { submit } = Connection.prototype
  Connection.prototype.submit = function recorded(this: Connection, sent: readonly Statement[]) {
    const senders = placesOf(new Error().stack)
    const [sender] = senders
    for (const place of senders) places.add(place)
    for (const { text, values } of sent) {
      const place = builtAt.get(text) ?? sender
      if (text.includes("'app.org_id'")) scopes.set(this, String(values[0]))
      if (isEnding(text)) scopes.delete(this)
      const known = statements.get(text)
      const family = familyOf(place, text)
      if (!known || family < known.family)
        statements.set(text, {
          text,
          values: known?.values ?? values,
          orgId: known?.orgId ?? scopes.get(this),
          family,
        })
    }
    return submit.call(this, sent)
  } as typeof submit

  // A question is sent by whoever asks it, together with all else that is asked.
  const { sql } = Picture.prototype
  Picture.prototype.sql = function placed(this: Picture, ...asked: Parameters<typeof sql>) {
    const question = sql.apply(this, asked)
    const senders = placesOf(new Error().stack)
    const [place] = senders
    for (const each of senders) places.add(each)
    if (place) for (const { text } of question.statements) builtAt.set(text, place)
    return question
  } as typeof sql

  // What a builder makes is sent after an await, when nothing tells any more who asked.
  const { compileQuery } = DefaultQueryCompiler.prototype
  DefaultQueryCompiler.prototype.compileQuery = function placed(...query) {
    const compiled = compileQuery.apply(this, query)
    const senders = placesOf(new Error().stack)
    const [place] = senders
    for (const each of senders) places.add(each)
    if (place) builtAt.set(compiled.sql, place)
    return compiled
  }

  return {
    get statements() {
      return [...statements.values()]
    },
    places,
  }
}

const isEnding = (text: string): boolean => text === 'commit' || text === 'rollback'

/** The way to the database itself says nothing of who asks. */
const through =
  /\/platform\/data\/(?!idempotency-records|organisation-clock|presence|storage)|\/test\/|node_modules/

/** Who sends it, then who called them. */
const placesOf = (stack = ''): string[] =>
  stack
    .split('\n')
    .filter(line => /\/server\/src\//.test(line) && !through.test(line))
    .flatMap(line => /\/server\/src\/(.+?:\d+):\d+\)?$/.exec(line)?.[1] ?? [])

/** `modules/people/session/store.ts:62` is of `session`; what a register sends is of the family that has its table. */
function familyOf(place: string | undefined, text: string): string {
  const [, name] = /^modules\/[^/]+\/([^/]+)\//.exec(place ?? '') ?? []
  if (name) return name
  const [, table = ''] = place?.startsWith('platform/register/') ? (tableOf.exec(text) ?? []) : []
  return ownerOf.get(table) ?? 'platform'
}

/** A register's statement reads no table of another family, so any of its tables will do. */
const tableOf = /\b(?:insert into|update|from)\s+(\w+)/

const source = resolve(import.meta.dirname, '../../src/modules')

/** The family whose migrations make a table. */
const ownerOf = new Map(
  globSync('**/migrations/*.ts', { cwd: source }).flatMap(file =>
    [...readFileSync(resolve(source, file), 'utf8').matchAll(/create table (\w+)/g)].map(
      ([, table = '']) => [table, file.split('/')[1] ?? ''] as const,
    ),
  ),
)
