import { handWritten } from './hand-written.ts'
import type { Answer, Statement } from './wire/statement.ts'

/**
 * What is to be asked of an organisation's rows, and what is made of the answers. It is a value: nothing is sent by making one, so
 * that no statement of a picture waits for another.
 */
export class Question<T> {
  readonly statements: readonly Statement[]
  readonly #made: (answers: readonly Answer[]) => T

  constructor(statements: readonly Statement[], made: (answers: readonly Answer[]) => T) {
    this.statements = statements
    this.#made = made
  }

  /** What the answers to the statements come to, in their order. */
  answeredBy(answers: readonly Answer[]): T {
    return this.#made(answers)
  }

  /** The same question, of whose answer something is made. */
  map<Result>(make: (answer: T) => Result): Question<Result> {
    return new Question(this.statements, answers => make(this.#made(answers)))
  }
}

type AnswersOf<Questions extends readonly Question<unknown>[]> = {
  -readonly [Index in keyof Questions]: Questions[Index] extends Question<infer T> ? T : never
}

/** Several questions as one. */
export function together<const Questions extends readonly Question<unknown>[]>(
  questions: Questions,
): Question<AnswersOf<Questions>> {
  const statements = questions.flatMap(question => question.statements)
  return new Question(statements, answers => {
    let first = 0
    return questions.map(question => {
      const after = first + question.statements.length
      const own = answers.slice(first, after)
      first = after
      return question.answeredBy(own)
    }) as AnswersOf<Questions>
  })
}

/** A question whose answer is given: it sends no statement. */
export const answered = <T>(answer: T): Question<T> => new Question([], () => answer)

/** One organisation's part of the database, where all that is asked is answered together. */
export class Picture {
  readonly orgId: string

  constructor(orgId: string) {
    this.orgId = orgId
  }

  /** As `sql` of `TenantDb`; it sends nothing. */
  sql<Row = Record<string, unknown>>(
    strings: TemplateStringsArray,
    ...values: readonly unknown[]
  ): Question<Row[]> {
    return new Question([handWritten(strings, values)], ([answer]) => answer?.rows as Row[])
  }
}
