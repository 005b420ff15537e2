import { object, optional, Type } from './shapes.ts'

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

/**
 * The same beside a `code` that is either of a refusal or of a reason without values: a day that did not take a punch says so by
 * the code that it would have refused the request with.
 */
export const saidOfCode = {
  ...saidOfRefusal,
  explain: optional(
    Type.String({
      description: 'What the code says, in the language of the reader; absent for one of a refusal.',
    }),
  ),
  explanation: optional(
    object(
      {
        code: Type.String({ description: 'What it is; stable.' }),
        values: object({}, { description: 'Nothing: its sentence has no values.' }),
      },
      { description: 'The same as a reason; absent for the code of a refusal.' },
    ),
  ),
}
