import { matchedField } from './matched-field.ts'
import type { Searched } from './searched.ts'
import type { Question } from './question.ts'
import type { FoundRow } from './statement.ts'
import { searchTypes } from './types.ts'

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
  return searchTypes.map(type => {
    const found = byType.get(type) ?? []
    return {
      type,
      items: found.slice(0, limit).map(({ fields, ...item }) => ({
        ...item,
        matchedField: question ? matchedField(fields, question, spellings.get(type) ?? []) : '',
      })),
      hasMore: found.length > limit,
    }
  })
}
