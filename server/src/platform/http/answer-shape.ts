import type { Operation } from '../contract/operation.ts'
import type { Answer } from './answer.ts'
import { checkBodyShape } from './shapes.ts'

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
