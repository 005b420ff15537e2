import { type RawBuilder, sql } from 'kysely'
import type { AuditOrigin } from '../audit/audit-trail.ts'
import { auditRowsMentioning, eraseRows, personalRowsOf } from '../audit/erasure.ts'
import type { WriteTransaction } from '../data/database.ts'
import type { TenantDb } from '../data/tenant-db.ts'
import type { Services } from '../services.ts'
import { type Contributions, slot } from '../slots.ts'
import type { Commit } from '../transactions/transactions.ts'
import type { Id } from '../vocabulary/ids.ts'
import { distinctive, erasedMention, type KnownBy, mentionPattern } from './mentions.ts'

/** Columns in which people write what they like, and so may name somebody who is forgotten later. */
export interface FreeTexts {
  readonly table: string
  readonly texts: readonly string[]
  /** Those of the type `jsonb`. */
  readonly documents?: readonly string[]
  /** What is dropped with a mention, because nobody can look into it. */
  readonly sealed?: readonly string[]
  /** The column by which rows are found; they may share one. */
  readonly key?: string
  /** Whether mirrors read the rows by `updated_at`; true unless said. */
  readonly mirrored?: boolean
}

/** Every family in whose fields people write what they like contributes them. */
export const freeTexts = slot<FreeTexts>('platform.free_texts')

/** Records that are forgotten, as the audit trail calls them. */
export interface Forgotten {
  readonly type: string
  readonly ids: readonly Id[]
}

export interface Forgetting {
  readonly services: Services
  readonly tx: WriteTransaction
  readonly commit: Commit
  readonly origin: AuditOrigin
}

/**
 * Takes what a family keeps that is about people who are forgotten, in the transaction that forgets them. Answers which of its records were, so that
 * the audit trail forgets them, too.
 */
export type Erasure = (forgetting: Forgetting, forgotten: Forgotten) => Promise<Forgotten | null>

/** Every family whose records are about people contributes it. */
export const erasures = slot<Erasure>('platform.erasures')

/** Where a family knows people or companies by name, address and, in the column `phone`, number. */
export interface KnownNames {
  readonly table: string
  readonly name: string
  readonly email: string
  /** Of a row `r`: that it is not forgotten; every row is known unless said. */
  readonly remembered?: RawBuilder<unknown>
}

/** Every family that knows people or companies by name contributes it: what is theirs, too, is no mention of the forgotten. */
export const stillKnown = slot<KnownNames>('platform.still_known')

/** Where people are mentioned. Found before a write lock is taken, because every text is looked at. */
export interface Mentions {
  readonly pattern: string
  readonly rows: readonly { readonly of: FreeTexts; readonly keys: readonly Id[] }[]
  readonly auditRows: readonly number[]
}

/** So many rows are looked through in a statement. */
const atOnce = 5_000

/** Looks for people by what they alone are known by, in the texts of all families and in the audit trail. */
export async function findMentions(
  db: TenantDb,
  contributions: Contributions,
  people: readonly KnownBy[],
  forgotten: readonly Id[],
): Promise<Mentions | null> {
  const texts = await theirsAlone(db, contributions, people.flatMap(distinctive), forgotten)
  const pattern = mentionPattern(texts)
  if (pattern === null) return null
  const rows = []
  for (const of of contributions(freeTexts)) {
    const keys = await keysMentioning(db, of, pattern)
    if (keys.length > 0) rows.push({ of, keys })
  }
  return { pattern, rows, auditRows: await auditRowsMentioning(db, pattern) }
}

async function theirsAlone(
  db: TenantDb,
  contributions: Contributions,
  texts: readonly string[],
  forgotten: readonly Id[],
): Promise<readonly string[]> {
  const lower = texts.map(inLowerCase)
  if (lower.length === 0) return []
  const known = await Promise.all(contributions(stillKnown).map(of => knownBy(db, of, lower, forgotten)))
  const others = new Set(
    known
      .flat()
      .flatMap(({ name, email, phone }) => [name, email, phone].flatMap(each => each ?? []))
      .map(inLowerCase),
  )
  return texts.filter(text => !others.has(inLowerCase(text)))
}

/** By which of the texts, in lower case, somebody is known who is not forgotten. */
function knownBy(
  db: TenantDb,
  { table, name, email, remembered = sql`true` }: KnownNames,
  texts: readonly string[],
  forgotten: readonly Id[],
): Promise<KnownBy[]> {
  const [named, mailed] = [sql.ref(`r.${name}`), sql.ref(`r.${email}`)]
  return db.sql<KnownBy>`
    select ${named} as name, ${mailed} as email, r.phone from ${sql.table(table)} r
    where r.org_id = ${db.orgId} and ${remembered} and r.id <> all(${forgotten}::uuid[])
      and (lower(${named}) = any(${texts}) or lower(${mailed}) = any(${texts}) or lower(r.phone) = any(${texts}))
    order by r.id`
}

const inLowerCase = (text: string): string => text.toLowerCase()

async function keysMentioning(db: TenantDb, of: FreeTexts, pattern: string): Promise<readonly Id[]> {
  const found: Id[] = []
  const key = keyOf(of)
  for (let after: Id | null = null; ; ) {
    const [piece]: { count: number; last: Id | null; keys: readonly Id[] | null }[] = await db.sql`
      select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last,
        array_agg(distinct p.key) filter (where p.written ~* ${pattern}) as keys
      from (
        select ${key} as key, ${writtenIn(of)} as written
        from ${sql.table(of.table)} r
        where r.org_id = ${db.orgId} and ${after === null ? sql`true` : sql`${key} > ${after}`}
        order by ${key} fetch first ${atOnce} rows with ties) p`
    found.push(...(piece?.keys ?? []))
    if (!piece || piece.count < atOnce) return found
    after = piece.last
  }
}

const keyOf = ({ key = 'id' }: FreeTexts): RawBuilder<unknown> => sql.ref(`r.${key}`)
const writtenIn = ({ texts, documents = [] }: FreeTexts): RawBuilder<unknown> =>
  sql`concat_ws(E'\n', ${sql.join([...texts, ...documents].map(column => sql`${sql.ref(`r.${column}`)}::text`))})`

/** Forgets records with all that families keep about them, and whom they were about wherever they are mentioned. */
export async function forget(
  forgetting: Forgetting,
  forgotten: readonly Forgotten[],
  mentions: Mentions | null,
): Promise<void> {
  const { services, tx, origin } = forgetting
  const all = [...forgotten]
  for (const erase of services.contributions(erasures))
    for (const records of forgotten) {
      const more = await erase(forgetting, records)
      if (more) all.push(more)
    }
  if (mentions) eraseMentions(tx, mentions)
  const rows = await Promise.all(all.map(({ type, ids }) => personalRowsOf(tx, type, ids)))
  const sequences = [...new Set([...rows.flat(), ...(mentions?.auditRows ?? [])].map(Number))]
  eraseRows(
    tx,
    sequences.toSorted((one, other) => one - other).map(sequence => ({ sequence })),
    forgotten.find(({ ids }) => ids.length > 0)?.ids[0] ?? null,
    origin,
  )
}

function eraseMentions(tx: WriteTransaction, { pattern, rows }: Mentions): void {
  for (const { of, keys } of rows) {
    const without = (column: string) =>
      sql`regexp_replace(${sql.ref(`r.${column}`)}::text, ${pattern}, ${erasedMention}, 'gi')`
    const changes = [
      ...of.texts.map(column => sql`${sql.ref(column)} = ${without(column)}`),
      ...(of.documents ?? []).map(column => sql`${sql.ref(column)} = ${without(column)}::jsonb`),
      ...(of.sealed ?? []).map(column => sql`${sql.ref(column)} = null`),
      ...(of.mirrored === false ? [] : [sql`updated_at = ${tx.now}`]),
    ]
    tx.defer(tx.sql`
      update ${sql.table(of.table)} r set ${sql.join(changes)}
      where r.org_id = ${tx.orgId} and ${keyOf(of)} = any(${keys}::uuid[]) and ${writtenIn(of)} ~* ${pattern}
      returning 1`)
  }
}
