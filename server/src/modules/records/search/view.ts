import { fold } from './folding.ts'
import { matchedField } from './matched-field.ts'
import type { Searched } from './searched.ts'
import type { Question } from './question.ts'
import type { FoundRow } from './statement.ts'
import { typesOf } from './types.ts'
import { typingErrors } from './typing.ts'

/** A group of each kind; of a kind there is one row more than `limit` where more fit. */
export function groupsOf(
  rows: readonly FoundRow[],
  searched: readonly Searched[],
  text: string,
  question: Question | undefined,
  limit: number,
) {
  const byType = Map.groupBy(rows, ({ type }) => type)
  const spellings = new Map(
    searched.map(({ type, sources }) => [type, sources.flatMap(({ spelling }) => spelling?.(text) ?? [])]),
  )
  return typesOf(searched).map(type => {
    const found = question ? meant(byType.get(type) ?? [], question) : []
    return {
      type,
      items: found.slice(0, limit).map(({ fields, id, title, subtitle, code, active }) => ({
        type,
        id,
        title,
        subtitle,
        code,
        active,
        matchedField: question ? matchedField(fields, question, spellings.get(type) ?? []) : '',
      })),
      hasMore: found.length > limit,
    }
  })
}

/** Of what only resembles the question, what differs by typing errors: the fewest first, and last what is not active. */
function meant(rows: readonly FoundRow[], { folded }: Question): readonly FoundRow[] {
  if (!rows.some(({ resembles }) => resembles)) return rows
  return rows
    .flatMap(row => {
      const errors = typingErrors(
        folded,
        Object.values(row.fields).flatMap(value => (value === null ? [] : [fold(value)])),
      )
      return errors === undefined ? [] : [{ row, errors }]
    })
    .toSorted((a, b) => Number(b.row.active) - Number(a.row.active) || a.errors - b.errors)
    .map(({ row }) => row)
}
