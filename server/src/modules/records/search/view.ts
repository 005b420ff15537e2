import { fold } from '../../../platform/data/folding.ts'
import type { Question, Spelling } from './question.ts'
import type { Searched } from './searched.ts'
import type { FoundRow } from './statement.ts'
import { typesOf } from './types.ts'
import { typingErrors } from './typing.ts'

type Fields = Readonly<Record<string, string | null>>

/** The field that fits a question best; of equal ones the first. `spellings` are those that the kind has. */
function matchedField(fields: Fields, { folded }: Question, spellings: readonly Spelling[]): string {
  const kept = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : [{ name, folded: fold(value) }],
  )
  const [best] = kept
    .map(({ name, folded: text }) => ({ name, fit: fitOf(text, folded, spellings) }))
    .toSorted((a, b) => b.fit - a.fit)
  return best?.name ?? ''
}

function fitOf(text: string, asked: string, spellings: readonly Spelling[]): number {
  if (text === asked) return 6
  if (spellings.some(spelling => spelling.isOf(text))) return 5
  if (text.startsWith(asked)) return 4
  if (` ${text}`.includes(` ${asked}`)) return 3
  if (text.includes(asked)) return 2
  return shareOf(asked, text)
}

/** How many of the trigrams of one text are in another, at most 1. */
function shareOf(asked: string, text: string): number {
  const wanted = trigramsOf(asked)
  const there = trigramsOf(text)
  return wanted.size === 0 ? 0 : wanted.intersection(there).size / wanted.size
}

const trigramsOf = (text: string): Set<string> => {
  const padded = text
    .split(/[^a-z0-9]+/)
    .map(word => `  ${word} `)
    .join('')
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)))
}

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
