import { array, optional, Type } from './shapes.ts'

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
