import { optional, Type } from './shapes.ts'

/**
 * What stands beside the `code` and the `detail` of one of many that was refused: what its problem document would say to people.
 * No handler answers it; the service adds it to every answer whose shape has it, from the catalogue of codes.
 */
export const saidOfRefusal = {
  title: optional(
    Type.String({
      description:
        'What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal.',
    }),
  ),
  remedy: optional(
    Type.String({ description: 'What to do about it, in the language of the reader; absent as `title` is.' }),
  ),
}
