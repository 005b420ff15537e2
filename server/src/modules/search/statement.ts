import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../platform/data/tenant-db.ts'
import type { Searched, Seeker, Source } from './searched.ts'
import type { Question, Spelling } from './question.ts'
import type { SearchType } from './types.ts'

/** A record that fits, with the values of the fields that the seeker sees. */
export interface FoundRow {
  readonly type: SearchType
  readonly id: string
  readonly title: string
  readonly subtitle: string | null
  readonly code: string | null
  readonly active: boolean
  readonly fields: Readonly<Record<string, string | null>>
}

/** So many of the texts that fit are put in order; more are looked at only for what begins with the question or is it. */
const mostRanked = 500

/** Where no index knows anything of a question, so many rows of a table are looked at. */
const mostRead = 10_000

/** So much of the trigrams of a question must be in a text that only resembles it: two letters in each other's place leave no more. */
const resemblance = '0.4'

/**
 * The best records of each kind, one more than asked for, in one statement. What the seeker may not read is not in the statement, so it
 * costs no time either.
 */
export function find(
  db: TenantDb,
  searched: readonly Searched[],
  asked: { readonly text: string; readonly question: Question; readonly limit: number },
  seeker: Seeker,
): Promise<FoundRow[]> {
  const arms = searched.flatMap(each => {
    const sources = each.sources.flatMap(source => {
      const rows = source.rows(seeker)
      return rows === 'none' ? [] : [{ source, rows, spelling: source.spelling?.(asked.text) }]
    })
    return sources.length === 0 ? [] : [armOf(each, sources, asked, seeker)]
  })
  if (arms.length === 0) return Promise.resolve([])
  return db.sql<FoundRow>`${sql.join(arms, sql` union all `)}`
}

interface Visible {
  readonly source: Source
  readonly rows: 'all' | RawBuilder<boolean>
  readonly spelling: Spelling | undefined
}

function armOf(
  { type, table, title, subtitle, code, active, present, sources: all }: Searched,
  sources: readonly Visible[],
  { question, limit }: { readonly question: Question; readonly limit: number },
  seeker: Seeker,
): RawBuilder<unknown> {
  const { orgId } = seeker
  const ranked = [
    sql`select f.id, f.rank from found f`,
    ...sources.filter(isSearchedByIndex(question)).flatMap(visible => nearest(visible, question, orgId)),
    ...(question.forgivesTyping ? sources.map(visible => resembling(visible, question, orgId)) : []),
  ]
  const fields = sources.flatMap(({ source }) =>
    Object.entries(source.fields(seeker)).flatMap(([name, value]) => [sql.lit(name), value]),
  )
  const nothing = sql`null`
  return sql`(
    with found as materialized (
      ${sql.join(
        sources.map(visible => fitting(visible, question, orgId)),
        sql` union all `,
      )}),
    ranked as (${sql.join(ranked, sql` union all `)}),
    best as (select ranked.id, min(ranked.rank) as rank from ranked group by ranked.id)
    select ${sql.lit(type)} as type, r.id, ${title(seeker)} as title, (${subtitle?.(seeker) ?? nothing})::text as subtitle,
      (${code?.(seeker) ?? nothing})::text as code, ${active(seeker)} as active, jsonb_build_object(${sql.join(fields)}) as fields
    from best join ${sql.table(table)} r on r.org_id = ${orgId} and r.id = best.id
    where ${present ?? sql`true`}
    order by active desc, best.rank, ${sql.raw(all[0].table === table ? 'r.folded_text' : 'title')}, r.id limit ${limit + 1})`
}

const isSearchedByIndex =
  ({ isIndexed }: Question) =>
  ({ rows }: Visible): boolean =>
    rows === 'all' && isIndexed

/** The texts that fit, as many as are put in order. */
function fitting(
  { source, rows, spelling }: Visible,
  question: Question,
  orgId: string,
): RawBuilder<unknown> {
  const { narrowing, all } = question
  const inIndex = sql`s.folded_text like ${narrowing[0]} and s.folded_text like ${narrowing[1]}`
  const fits = sql`${inIndex} and s.folded_text like all(${all}::text[])`
  const either = spelling ? sql`(${fits} or s.folded_text like ${spelling.fits})` : fits
  const rank = rankOf(question, spelling)
  if (rows !== 'all')
    return sql`(select ${idOf(source)} as id, ${rank} as rank from ${sql.table(source.table)} s
      where s.org_id = ${orgId} and ${rows} and ${either})`
  if (question.isIndexed)
    return sql`(select s.id, ${rank} as rank from ${viewOf(source)} s
      where s.org_id = ${orgId} and ${either} limit ${sql.lit(mostRanked)})`
  return sql`(select s.id, ${rank} as rank from (
      select x.id, x.folded_text from ${viewOf(source)} x where x.org_id = ${orgId} limit ${sql.lit(mostRead)}) s
    where ${either} limit ${sql.lit(mostRanked)})`
}

/** Exact is before beginnings of fields, of words, and of all words apart; then what has it anywhere. */
const rankOf = (question: Question, spelling: Spelling | undefined): RawBuilder<unknown> => sql`
  case when s.folded_text like ${question.exact} ${spelling ? sql`or s.folded_text like ${spelling.exact}` : sql``} then 0::real
    when s.folded_text like ${question.prefix} then 1 when s.folded_text like ${question.word} then 2
    when s.folded_text like all(${question.words}::text[]) then 3 else 4 end`

/** Where more fit than are put in order, those that are exactly what was asked for and those that begin with it. */
const nearest = ({ source }: Visible, question: Question, orgId: string): RawBuilder<unknown>[] =>
  ([question.exact, question.prefix] as const).map(
    (pattern, rank) => sql`(select s.id, ${sql.lit(rank)}::real as rank from ${viewOf(source)} s
      where s.org_id = ${orgId} and s.folded_text like ${pattern}
        and (select count(*) from found) >= ${sql.lit(mostRanked)} limit ${sql.lit(mostRanked)})`,
  )

/** Where nothing fits, what resembles it. PostgreSQL reads from a setting what counts as resembling. */
function resembling({ source, rows }: Visible, { folded }: Question, orgId: string): RawBuilder<unknown> {
  const nothingFits = sql`not exists (select from found)
    and (select set_config('pg_trgm.word_similarity_threshold', ${sql.lit(resemblance)}, true)) is not null`
  const rank = sql`(10 - word_similarity(${folded}, s.folded_text)
    - strict_word_similarity(${folded}, s.folded_text))::real as rank`
  return rows === 'all'
    ? sql`(select s.id, ${rank} from ${viewOf(source)} s
        where s.org_id = ${orgId} and s.folded_text %> ${folded}::text and ${nothingFits} limit ${sql.lit(mostRanked)})`
    : sql`(select ${idOf(source)} as id, ${rank} from ${sql.table(source.table)} s
        where s.org_id = ${orgId} and ${rows} and s.folded_text %> ${folded}::text and ${nothingFits})`
}

const viewOf = ({ table }: Source) => sql.table(`searchable_${table}`)
const idOf = ({ id = 'id' }: Source) => sql.raw(`s."${id}"`)
