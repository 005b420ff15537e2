import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { array, Flag, named, object, Type, wholeList } from '../../platform/contract/shapes.ts'

export const ErrorCode = named(
  'ErrorCode',
  object({
    code: Type.String(),
    status: Type.Integer(),
    title: Type.String(),
    when: Type.String({ description: 'When the code is answered.' }),
    remedy: Type.String({ description: 'What the caller should do.' }),
    retryable: Flag,
    operations: array(Type.String(), { description: 'The operations that can answer it.' }),
  }),
)

export const errors = contract({
  name: 'errors',
  tag: 'Errors',
  refusals: refusals({}),
  events: events({}),
  operations: {
    list: {
      method: 'GET',
      path: '/v1/errors',
      summary: 'Every code the service can answer, with its status, when it is answered and what to do.',
      needs: 'none',
      credential: 'public',
      transaction: 'none',
      answers: wholeList(ErrorCode),
    },
  },
})
