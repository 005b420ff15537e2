import { Question } from './question.ts'
import type { Statement } from './wire/statement.ts'

/** Of each read, how many rows it finds and what they hash to together. */
export type Digest = readonly string[]

/**
 * What a question would find, without fetching it: two digests are the same as long as each of its statements would find the same
 * rows, in whichever order.
 */
export const digestOf = ({ statements }: Question<unknown>): Question<Digest> =>
  new Question(statements.map(hashed), answers =>
    answers.map(({ rows }) => {
      const [digest] = rows as { readonly rows: number; readonly sum: string }[]
      return `${digest?.rows} ${digest?.sum}`
    }),
  )

const hashed = ({ text, values }: Statement): Statement => ({
  text: `select count(*) as rows, coalesce(sum(hash_record_extended(found, 0)), 0)::text as sum from (${text}) found`,
  values,
})

export const isSameDigest = (one: Digest, other: Digest): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index])
