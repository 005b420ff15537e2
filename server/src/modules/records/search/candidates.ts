import { type RawBuilder, sql } from 'kysely'
import type { Asker } from '../../../platform/names.ts'
import { searchKeyLength } from '../../../platform/data/searchable.ts'
import type { Question, Spelling } from './question.ts'
import type { Searched, Source } from './searched.ts'

/** A table that the asker may find a kind by. */
export interface Visible {
  readonly source: Source
  readonly rows: 'all' | RawBuilder<boolean>
  /** Undefined where there is no other spelling at all, null where there is none of this question. */
  readonly spelling: Spelling | null | undefined
}

/** A kind of record with what the asker may find it by; `name` begins the names of its parts of the statement. */
export interface Kind {
  readonly name: string
  /** A parameter and no part of the text, so that every choice of kinds has the same plan. */
  readonly isWanted: boolean
  readonly searched: Searched
  readonly sources: readonly Visible[]
}

interface Asked {
  readonly isWanted: boolean
  readonly question: Question
  readonly limit: number
  readonly asker: Asker
}

/** So many of the newest rows of a table are looked at one by one: what many rows fit is found among them. */
const mostNewest = 1000

/** Where no index knows anything of a question, so many. */
const mostRead = 5000

/** So many of the texts that an index finds are put in order. */
const mostRanked = 500

/** Up to this rank every word of the question begins a word of the text. */
export const wordsRank = 3

/**
 * What may be shown of a kind: what begins with the question, by the keys; what fits among the newest rows; and where these
 * do not fill a page, what the index of texts finds. So a word that very many rows have is not looked up in that index, which
 * would read all of them.
 */
export function candidatesOf(
  kind: Kind,
  { question, limit, asker }: Omit<Asked, 'isWanted'>,
): RawBuilder<unknown>[] {
  const { name, isWanted, searched, sources } = kind
  const { orgId } = asker
  const asked = { isWanted, question, limit, asker }
  const all = sources.map((visible, at) => ({ visible, newest: `${name}_newest${at}` }))
  const walked = all.filter(({ visible }) => visible.rows === 'all')
  const near = [
    ...all.flatMap(({ visible, newest }) =>
      visible.rows === 'all'
        ? [...byKeys(visible, asked), amongNewest(visible, newest, asked)]
        : [reached(visible, asked)],
    ),
  ]
  const rest = walked.map(({ visible, newest }) => byIndex(visible, name, newest, asked))
  return [
    ...walked.map(({ visible, newest }) => newestOf(visible, newest, asked)),
    sql`${sql.raw(name)}_near as (${sql.join(near, sql` union all `)})`,
    sql`${sql.raw(name)}_first as materialized (
      select n.id, min(n.rank) as rank, bool_or(${searched.active(asker)}) as active
      from ${sql.raw(name)}_near n join ${sql.table(searched.table)} r on r.org_id = ${orgId} and r.id = n.id
      where ${searched.present ?? sql`true`} group by n.id)`,
    sql`${sql.raw(name)}_state as materialized (
      select count(*) filter (where active and rank <= ${sql.lit(wordsRank)}) > ${limit}::integer as is_full,
        count(*) filter (where active) > ${limit}::integer as has_parts from ${sql.raw(name)}_first)`,
    sql`${sql.raw(name)}_rest as materialized (${
      rest.length > 0
        ? sql.join(rest, sql` union all `)
        : sql`select null::uuid as id, null::real as rank where false`
    })`,
  ]
}

/** The newest rows of a table, as many as are looked at. */
const newestOf = (
  { source }: Visible,
  newest: string,
  { isWanted, question, asker }: Asked,
): RawBuilder<unknown> => sql`
  ${sql.raw(newest)} as materialized (
    select x.id, x.folded_text from ${viewOf(source)} x where x.org_id = ${asker.orgId} and ${isWanted}::boolean
    order by x.id desc limit ${question.isIndexed ? mostNewest : mostRead}::bigint)`

/** What begins with the question, by each key in its order: what is exactly the question comes first. */
function byKeys({ source }: Visible, { isWanted, question, limit, asker }: Asked): RawBuilder<unknown>[] {
  const from = question.folded
  const isKey = isWanted && from.length <= searchKeyLength
  return ['s.first_key', 's.second_key'].map(key => {
    const column = sql.raw(key)
    return sql`(select s.id, ${rankOf(sql.raw('s.folded_text'), question, undefined)} as rank from ${viewOf(source)} s
      where s.org_id = ${asker.orgId} and ${isKey}::boolean and ${column} ~>=~ ${from} and ${column} ~<~ ${from + lastCharacter}
      order by ${column} using ~<~ limit ${candidates(limit)})`
  })
}

/** What fits among the newest rows, the best of it. */
const amongNewest = (
  { spelling }: Visible,
  newest: string,
  { question, limit }: Asked,
): RawBuilder<unknown> => sql`
  (select s.id, ${rankOf(sql.raw('s.folded_text'), question, spelling)} as rank from ${sql.raw(newest)} s
    where ${fitting(sql.raw('s.folded_text'), question, spelling)} order by rank, s.folded_text limit ${candidates(limit)})`

/**
 * What else fits, by the index of texts. Where a page is full of what has the question in the middle of words, only what has it at
 * their beginnings. PostgreSQL must not plan by the question: a plan for any of them is kept.
 */
function byIndex(
  { source, spelling }: Visible,
  kind: string,
  newest: string,
  { isWanted, question, asker }: Asked,
): RawBuilder<unknown> {
  const state = sql.raw(`${kind}_state`)
  const text = sql.raw('s.folded_text')
  const either = (words: unknown, parts: unknown) =>
    sql`(select case when has_parts then ${words} else ${parts} end from ${state})`
  const [first, second] = question.narrowing
  const fits = sql`${text} like ${either(sql`${first.word}::text`, sql`${first.part}::text`)}
    and ${text} like ${either(sql`${second.word}::text`, sql`${second.part}::text`)}
    and ${text} like all((${either(sql`${question.words}::text[]`, sql`${question.all}::text[]`)})::text[])`
  const spelled =
    spelling !== undefined && sql`${text} like ${either(sql`null`, sql`${spelling?.fits ?? null}::text`)}`
  return sql`(select s.id, ${rankOf(text, question, spelling)} as rank from ${viewOf(source)} s
    where s.org_id = ${asker.orgId} and ${spelled ? sql`((${fits}) or ${spelled})` : fits}
      and ${isWanted && question.isIndexed}::boolean and not (select is_full from ${state})
      and (select count(*) from ${sql.raw(newest)}) = ${sql.raw(String(mostNewest))} limit ${sql.raw(String(mostRanked))})`
}

/** What fits of the rows that the asker reaches one by one. */
const reached = (
  { source, rows, spelling }: Visible,
  { isWanted, question, asker }: Asked,
): RawBuilder<unknown> => {
  const text = textOf(source, rows)
  return sql`(select ${idOf(source)} as id, ${rankOf(text, question, spelling)} as rank from ${sql.raw(source.table)} s
    where s.org_id = ${asker.orgId} and ${isWanted}::boolean and ${rows} and ${fitting(text, question, spelling)})`
}

const fitting = (
  text: RawBuilder<unknown>,
  { all }: Question,
  spelling: Visible['spelling'],
): RawBuilder<unknown> => {
  const fits = sql`${text} like all(${all}::text[])`
  return spelling === undefined ? fits : sql`(${fits} or ${text} like ${spelling?.fits ?? null}::text)`
}

/** Exact is before beginnings of fields, of words, and of all words apart; then what has it anywhere. */
const rankOf = (
  text: RawBuilder<unknown>,
  question: Question,
  spelling: Visible['spelling'],
): RawBuilder<unknown> => sql`
  case when ${text} like ${question.exact} ${
    spelling === undefined ? sql`` : sql`or ${text} like ${spelling?.exact ?? null}::text`
  } then 0::real
    when ${text} like ${question.prefix} then 1 when ${text} like ${question.word} then 2
    when ${text} like all(${question.words}::text[]) then 3 else 4 end`

/** After the character of the highest code point no other comes, in the order of bytes. */
const lastCharacter = '\u{10ffff}'

/** So many of what fits by a key or among the newest rows: some more than a page, since those that are not active come last. */
const candidates = (limit: number) => 2 * limit + 20

export const viewOf = ({ table, part }: Source) =>
  sql.raw(part ? `searchable_${table}_${part}` : `searchable_${table}`)

export const idOf = ({ id = 'id' }: Source) => sql.raw(`s."${id}"`)

/** The texts of a source, in its view or in the table itself, where single rows are compared. */
export const textOf = ({ part }: Source, rows: Visible['rows']) =>
  sql.raw(rows === 'all' || part === undefined ? 's.folded_text' : `s."folded_${part}_text"`)
