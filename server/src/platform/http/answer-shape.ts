import type { Operation } from '../contract/operation.ts'
import type { Answer, AnswerInPieces } from './answer.ts'
import { checkBodyShape } from './validators.ts'

/** A check that throws, and so answers 500, when an answer does not match the operation's declared shape. */
export function checkAnswer(operation: Operation & { readonly id: string }): (answer: Answer) => void {
  const shape = operation.answers && checkBodyShape(operation.answers)
  return answer => {
    const check = shape?.()
    if (!check) {
      if (answer.body !== '') throw new Error(`${operation.id} promises no body and answered one`)
      return
    }
    if (!check(JSON.parse(answer.body))) {
      const error = check.errors?.[0]
      throw new Error(
        `${operation.id} broke its promise: ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`,
      )
    }
  }
}

/** The same pieces, of which the last is held back until the whole is checked. */
export const checkedPieces = (
  { status, pieces }: AnswerInPieces,
  check: (answer: Answer) => void,
): AnswerInPieces => ({ status, pieces: checkedAtLast(pieces, body => check({ status, body })) })

function* checkedAtLast(
  pieces: Generator<string, undefined>,
  check: (body: string) => void,
): Generator<string, undefined> {
  let body = ''
  let last: string | undefined
  try {
    for (let next = pieces.next(); !next.done; next = pieces.next()) {
      if (last !== undefined) yield last
      body += last = next.value
    }
    check(body)
    if (last !== undefined) yield last
  } finally {
    pieces.return(undefined)
  }
}
