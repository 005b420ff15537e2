import { type RawBuilder, sql } from 'kysely'
import type { Asker } from '../../../platform/names.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { candidatesOf, idOf, type Kind, textOf, viewOf, type Visible, wordsRank } from './candidates.ts'
import type { Question } from './question.ts'
import type { Searched } from './searched.ts'

/** So many texts whose words resemble those of the question are put in order. */
const mostResembling = 2000

/** So much of the trigrams of a word is in it when it is mistyped, from 0 to 1. */
const resemblance = '0.4'

/** So many that resemble it most go on. */
const mostAlike = 150

/** What resembles the question, of each kind of which nothing fits. */
function resemblances(kinds: readonly Kind[], question: Question, orgId: string): RawBuilder<unknown>[] {
  return [
    certainty(kinds),
    ...kinds.map(
      ({ name, isWanted, sources }) =>
        sql`${sql.raw(name)}_alike as materialized (${sql.join(
          sources.map(visible =>
            resembling(visible, name, question, { orgId, isSought: isWanted && question.forgivesTyping }),
          ),
          sql` union all `,
        )})`,
    ),
  ]
}

/** Whether words of the question begin words of anything that the asker may find: then nobody has mistyped. */
function certainty(kinds: readonly Kind[]): RawBuilder<unknown> {
  const found = kinds.flatMap(({ name }) =>
    ['first', 'rest'].map(
      part =>
        sql`exists (select from ${sql.raw(`${name}_${part}`)} where rank <= ${sql.raw(String(wordsRank))})`,
    ),
  )
  return sql`certainty as materialized (select ${sql.join(found, sql` or `)} as is_certain)`
}

/** Where nothing fits, what resembles it. PostgreSQL reads from a setting what counts as resembling. */
function resembling(
  { source, rows }: Visible,
  kind: string,
  { folded, sought: { resembled, mistyped } }: Question,
  { orgId, isSought }: { readonly orgId: string; readonly isSought: boolean },
): RawBuilder<unknown> {
  const nothingFits = sql`${isSought}::boolean and not exists (select from ${sql.raw(`${kind}_first`)}) and not exists (select from ${sql.raw(`${kind}_rest`)})
    and not (select is_certain from certainty)
    and (select set_config('pg_trgm.word_similarity_threshold', ${resemblance}, true)) is not null`
  const text = textOf(source, rows)
  const rank = sql`(10 - word_similarity(${folded}, ${text}))::real as rank`
  const resembles = sql`((${text} %> ${resembled[0]}::text and ${text} %> ${resembled[1]}::text)
      or (${text} ~ ${mistyped[0]}::text and ${text} ~ ${mistyped[1]}::text)) and ${nothingFits}`
  return rows === 'all'
    ? sql`(select s.id, ${rank} from (
          select s.id, s.folded_text from ${viewOf(source)} s
          where s.org_id = ${orgId} and ${resembles} limit ${sql.raw(String(mostResembling))}) s
        order by rank limit ${sql.raw(String(mostAlike))})`
    : sql`(select ${idOf(source)} as id, ${rank} from ${sql.raw(source.table)} s
        where s.org_id = ${orgId} and ${rows} and ${resembles})`
}

/** A record that fits, with the values of the fields that the asker sees. */
export interface FoundRow {
  readonly type: string
  readonly id: string
  readonly title: string
  readonly subtitle: string | null
  readonly code: string | null
  readonly active: boolean
  /** Whether nothing of its kind fits, and this only resembles what was asked for. */
  readonly resembles: boolean
  readonly fields: Readonly<Record<string, string | null>>
}

interface Asked {
  readonly text: string
  readonly question: Question
  readonly types: ReadonlySet<string>
  readonly limit: number
}

/** So many of the texts that resemble a question most are compared with it letter by letter. */
const mostCompared = 50

/**
 * The best records of each kind, one more than asked for, in one statement; where nothing of a kind fits, `mostCompared` that
 * resemble it. What the asker may not read is not in the statement, so it costs no time either.
 */
export function find(
  db: TenantDb,
  searched: readonly Searched[],
  { text, question, types, limit }: Asked,
  asker: Asker,
): Promise<FoundRow[]> {
  const kinds = searched.flatMap((each, place): Kind[] => {
    const sources = each.sources.flatMap(source => {
      const rows = source.rows(asker)
      return rows === 'none'
        ? []
        : [{ source, rows, spelling: source.spelling && (source.spelling(text) ?? null) }]
    })
    return sources.length === 0
      ? []
      : [{ name: `k${place}`, isWanted: types.has(each.type), searched: each, sources }]
  })
  if (kinds.length === 0) return Promise.resolve([])
  const asked = { question, limit, asker }
  const candidates = kinds.flatMap(kind => candidatesOf(kind, asked))
  return db.sqlPlannedOnce<FoundRow>`
    with ${sql.join([...candidates, ...resemblances(kinds, question, asker.orgId)], sql`, `)}
    ${sql.join(
      kinds.map(kind => bestOf(kind, limit, asker)),
      sql` union all `,
    )}`
}

/** The candidates of a kind with all that is shown of them, in order. */
function bestOf({ name, searched, sources }: Kind, limit: number, asker: Asker): RawBuilder<unknown> {
  const { type, table, title, subtitle, code, active, present } = searched
  const fields = sources.flatMap(({ source }) =>
    Object.entries(source.fields(asker)).flatMap(([field, value]) => [sql.lit(field), value]),
  )
  const nothing = sql`null`
  const first = sql.raw(`${name}_first`)
  const rest = sql.raw(`${name}_rest`)
  const alike = sql.raw(`${name}_alike`)
  const most = sql`(select case when exists (select from ${alike}) then ${sql.lit(mostCompared)} else ${limit + 1}::integer end)`
  return sql`(
    select ${sql.lit(type)} as type, r.id, ${title(asker)} as title, (${subtitle?.(asker) ?? nothing})::text as subtitle,
      (${code?.(asker) ?? nothing})::text as code, ${active(asker)} as active, best.resembles,
      json_build_object(${sql.join(fields)}) as fields
    from (
      select c.id, min(c.rank) as rank, bool_or(c.resembles) as resembles from (
        select id, rank, false as resembles from ${first}
        union all select id, rank, false from ${rest}
        union all select id, rank, true from ${alike}) c group by c.id) best
    join ${sql.table(table)} r on r.org_id = ${asker.orgId} and r.id = best.id
    where ${present ?? sql`true`}
    order by active desc, best.rank, ${sql.raw(searched.sources[0].table === table ? 'r.folded_text' : 'title')}, r.id
    limit ${most})`
}
