import { type RawBuilder, sql } from 'kysely'
import { idOf, type Kind, textOf, viewOf, type Visible, wordsRank } from './candidates.ts'
import type { Question } from './question.ts'

/** So many texts that resemble the question are put in order. */
const mostAlike = 150

/** What resembles the question, of each kind of which nothing fits. */
export function resemblances(
  kinds: readonly Kind[],
  question: Question,
  orgId: string,
): RawBuilder<unknown>[] {
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

/** Whether words of the question begin words of anything that the seeker may find: then nobody has mistyped. */
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
  { folded, resemblance }: Question,
  { orgId, isSought }: { readonly orgId: string; readonly isSought: boolean },
): RawBuilder<unknown> {
  const nothingFits = sql`${isSought}::boolean and not exists (select from ${sql.raw(`${kind}_first`)}) and not exists (select from ${sql.raw(`${kind}_rest`)})
    and not (select is_certain from certainty)
    and (select set_config('pg_trgm.word_similarity_threshold', ${resemblance}, true)) is not null`
  const text = textOf(source, rows)
  const rank = sql`(10 - word_similarity(${folded}, ${text}))::real as rank`
  const resembles = sql`${text} %> ${folded}::text and ${nothingFits}`
  return rows === 'all'
    ? sql`(select s.id, ${rank} from ${viewOf(source)} s
        where s.org_id = ${orgId} and ${resembles} limit ${sql.raw(String(mostAlike))})`
    : sql`(select ${idOf(source)} as id, ${rank} from ${sql.raw(source.table)} s
        where s.org_id = ${orgId} and ${rows} and ${resembles})`
}
