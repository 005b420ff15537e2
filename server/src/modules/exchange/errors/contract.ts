import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  array,
  described,
  Flag,
  localised,
  named,
  nullable,
  object,
  Type,
  wholeList,
} from '../../../platform/contract/shapes.ts'

export const ErrorCode = named(
  'ErrorCode',
  object({
    code: Type.String({
      description: 'What stands in `code` of the problem document. It never changes its meaning.',
    }),
    status: Type.Integer({ description: 'The HTTP status it comes with.' }),
    title: localised(
      'sentence',
      Type.String({
        description:
          'What happened, in a few words and in the language of the reader; `title` of the problem document.',
      }),
    ),
    when: Type.String({ description: 'When the code is answered, in English.' }),
    remedy: localised(
      'sentence',
      Type.String({
        description:
          'What the caller should do, in the language of the reader; `remedy` of the problem document.',
      }),
    ),
    retryable: described(Flag, 'Whether the same request may succeed later.'),
    waitsFor: described(
      nullable(Type.String()),
      'The tag of the interface with which it will come: it is promised, and not answered yet. Null: it is answered.',
    ),
    operations: array(Type.String(), { description: 'The operations that can answer it.' }),
  }),
)

export const errors = contract({
  name: 'errors',
  tag: 'Errors',
  about: 'Every code that the service can answer with.',
  refusals: refusals({}),
  events: events({}),
  operations: {
    list: {
      method: 'GET',
      path: '/v1/errors',
      summary: 'List error codes',
      description:
        'Every code the service can answer, with its status, when it is answered and what to do. What people are told is in the language that `Accept-Language` asks for.',
      needs: 'none',
      credential: 'public',
      transaction: 'none',
      answers: wholeList(ErrorCode),
    },
  },
})
