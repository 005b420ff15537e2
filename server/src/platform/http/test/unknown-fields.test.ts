import { describe, expect, it } from 'vitest'
import { array, object, optional, Type } from '../../contract/shapes.ts'
import { RequestRefused } from '../../vocabulary/request-refused.ts'
import { bodyShape } from '../shapes.ts'

const Row = object({ startMinutes: Type.Integer(), endMinutes: optional(Type.Integer()) })
const shape = bodyShape({
  body: object({
    note: optional(Type.String()),
    entries: optional(array(Row)),
    choice: optional(Type.Union([object({ a: Type.Integer() }), Type.Null()])),
    empty: optional(object({})),
  }),
})

function errorsOf(body: object): unknown {
  try {
    shape(Buffer.from(JSON.stringify(body)), 'application/json')
  } catch (error) {
    if (error instanceof RequestRefused) return error.extra['errors']
    throw error
  }
  return []
}

describe('an unknown field', () => {
  it.each([
    [
      'of the body',
      { nota: 'x' },
      {
        pointer: '/nota',
        message: 'is not a known field, did you mean note?; known are note, entries, choice, empty',
      },
    ],
    [
      'of an object within',
      { entries: [{ startMinutes: 1, startsAt: 1 }] },
      { pointer: '/entries/0/startsAt', message: 'is not a known field; known are startMinutes, endMinutes' },
    ],
    [
      'of one of several shapes',
      { choice: { a: 1, b: 2 } },
      { pointer: '/choice/b', message: 'is not a known field, did you mean a?; known is a' },
    ],
    [
      'of an object without fields',
      { empty: { x: 1 } },
      { pointer: '/empty/x', message: 'is not a known field: there are none here' },
    ],
  ])('%s is refused with what there is', (_, body, expected) =>
    expect(errorsOf(body)).toContainEqual(expected),
  )

  it('is told what there is five times: an answer is not many times its request', () => {
    const unknown = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field${index}`, 1]))
    const errors = errorsOf(unknown) as { message: string }[]
    expect(errors).toHaveLength(50)
    expect(errors.filter(({ message }) => message.includes('known are'))).toHaveLength(5)
  })
})
