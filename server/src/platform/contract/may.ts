import type { Operation } from './operation.ts'
import { array, object, optional, Type } from './shapes.ts'

/** What may be done with a record, a field of its shape. */
export const May = optional(
  array(
    Type.String({
      pattern: '^[a-z][A-Za-z]*$',
      description: 'An operation by its name in the SDK, without that of its family: `approve`.',
      examples: ['approve'],
    }),
    {
      description:
        'With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused.',
    },
  ),
)

/** A read of records whose rights depend on the record tells them when it is asked to. */
export function withMay(operation: Operation): Operation {
  const { may, query } = operation
  if (!may) return operation
  return { ...operation, query: object({ ...query?.properties, include }) }
}

const include = optional(
  Type.String({
    pattern: '^may$',
    description: 'What is told besides: `may`, what the caller may do with each record.',
    examples: ['may'],
  }),
)
