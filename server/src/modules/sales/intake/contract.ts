import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import { described, IdOf, Instant, nullable, object, Type } from '../../../platform/contract/shapes.ts'

const capabilities = ['projects.manage'] as const

export const intake = contract({
  name: 'intake',
  tag: 'Intake',
  about: 'Work requests that come in from forms.',
  refusals: refusals({}),
  events: events({
    'intake.received': {
      capabilities,
      payload: object({
        intakeItemId: described(IdOf('intake_item'), 'The work request.'),
        source: nullable(
          Type.String({ description: 'The way it came in, such as a form; null when unknown.' }),
        ),
        receivedAt: described(Instant, 'When it came in.'),
      }),
    },
  }),
  operations: {},
})
