import {
  array,
  described,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  type Static,
  Type,
} from '../../../../../platform/contract/shapes.ts'
import { Line } from '../shapes.ts'

const said = (description: string) => Type.String({ description })

export const LinkToken = Type.String({
  minLength: 1,
  maxLength: 200,
  examples: ['AZqjsmsAd3aQm0bqV7bCw3b7mJ9yqk1dZ2hT0uWv4xYfR8kPz3qLw5tNc7sBv1aE'],
  description: 'What the address of the link carries.',
})
export const FormToken = Type.String({
  minLength: 1,
  maxLength: 500,
  examples: ['S1RTAQAAAAAAAAAA'],
  description: '`formToken` as the link answered it; it is good for a day, and taken once.',
})
export const DocumentSha256 = Type.String({
  pattern: '^[0-9a-f]{64}$',
  examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  description: '`documentSha256` of what was read, so that nobody answers something else.',
})
export const Email = Type.String({
  format: 'email',
  maxLength: 254,
  examples: ['maija@sahko.example'],
  description: 'The e-mail address of who answers.',
})

/** A change order as its customer is shown it. */
export const PublicChangeOrder = named(
  'PublicChangeOrder',
  object({
    organisation: said('Who asks, by name.'),
    customer: described(nullable(Type.String()), 'Who is asked, by name; null when nobody said.'),
    project: object(
      { code: said('The code of the project.'), name: said('The name of the project.') },
      { description: 'The project whose work changes.' },
    ),
    phase: described(
      nullable(Type.String()),
      'The phase that it is about, by name; null for the whole project.',
    ),
    number: Type.Integer({ description: 'Counts up within the project.' }),
    title: said('What changes.'),
    reason: described(nullable(Type.String()), 'Why the work changes; null when nobody said.'),
    lines: array(Line, { description: 'What it is made of, in order.' }),
    deltaCents: Type.Integer({
      description: 'By how much the price of the project changes, in cents without value added tax.',
    }),
    deltaMinutes: Type.Integer({ description: 'By how much the work changes, in minutes.' }),
    deltaDays: Type.Integer({ description: 'By how many days the end moves.' }),
    currency: Type.Literal('EUR', { description: 'The currency of every sum, by ISO 4217.' }),
    documentSha256: said('SHA-256, in hex, of all of the above as canonical JSON.'),
    contact: described(
      nullable(
        object({
          name: said('Who answers for the project, by name.'),
          email: said('The e-mail address at which they are asked.'),
        }),
      ),
      'Whom to ask; null when nobody answers for the project who can be written to.',
    ),
    afterwards: described(
      nullable(
        object({
          priceCents: described(
            nullable(Type.Integer()),
            'What the whole project costs then, in cents without value added tax; null where no price of it is agreed on.',
          ),
          endDate: described(nullable(PlainDate), 'The last day of the project then; null when nobody said.'),
          phaseEndDate: described(
            nullable(PlainDate),
            'The last day of the phase then; null without one, and once it is answered.',
          ),
        }),
      ),
      'The project with the change order, as it stands now while it is open; as it became when it was approved; null when it is declined. No part of what the hash is of.',
    ),
    state: oneOf(['open', 'approved', 'declined'], { description: 'Whether it waits for an answer.' }),
    timeZone: said('The zone in which the organisation tells the time, of the IANA database.'),
    expiresAt: described(Instant, 'Until when the link opens.'),
    decidedAt: described(nullable(Instant), 'When it was answered; null before.'),
    decidedByName: described(nullable(Type.String()), 'Who answered; null before.'),
    declineReason: described(nullable(Type.String()), 'Why it was declined; null where nobody said.'),
    formToken: described(
      nullable(Type.String()),
      'What one answer is sent with; null when there is nothing to answer any more.',
    ),
  }),
)
export type PublicChangeOrder = Static<typeof PublicChangeOrder>
