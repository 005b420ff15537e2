import { notTaken } from '../../../../platform/contract/idempotency.ts'
import {
  CreatedAt,
  described,
  Id,
  Name,
  nullable,
  object,
  oneOf,
  RecordId,
  type Static,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { roles } from '../../../../platform/vocabulary/capabilities.ts'

/** Why operations of signing in keep no answer for an `Idempotency-Key`. */
export const challengeEachTime = notTaken(
  'Each answer has a challenge of its own, which is good once; nothing else comes of it.',
)
export const challengeOnce = notTaken(
  'An answer is kept for a member, and nobody is signed in yet. The challenge begins one session.',
)
export const tokenOnce = notTaken(
  'The answer brings a new token of the session, which is given out once. After a lost answer, sign in.',
)

export const UserAgent = nullable(
  Type.String({ description: 'The browser that signed in, as it named itself; null when it did not.' }),
)
export const expiresAt = Type.String({ format: 'date-time', description: 'When it ends at the latest.' })
export const idleExpiresAt = Type.String({
  format: 'date-time',
  description: 'When it ends unless it is used before.',
})
export const authenticatedAt = Type.String({
  format: 'date-time',
  description:
    'When the person last proved in it who they are; changing how one signs in needs that recently.',
})
export const secondFactor = Type.Boolean({
  description: 'Whether more than a password was given: a second factor, or a passkey.',
})

export const Session = object(
  {
    id: RecordId,
    person: described(
      object({
        id: described(Id, 'The person, over all their organisations.'),
        email: Text(320, { description: 'The address that they sign in with.' }),
      }),
      'Who signed in.',
    ),
    membership: described(
      object({
        id: described(Id, 'The membership.'),
        displayName: described(Name, 'The member as the others see them.'),
        role: oneOf(roles, {
          description: 'The role; it and what was granted beside it give the capabilities.',
        }),
      }),
      'The member whom the session acts as.',
    ),
    organisation: described(
      object({
        id: described(Id, 'The organisation.'),
        name: described(Name, 'The organisation as its members know it.'),
        timeZone: Text(64, {
          description: 'A zone of the IANA time zone database; dates are those of its clocks.',
        }),
        sandbox: Type.Boolean({ description: 'Whether it is a sandbox, whose clock can be moved.' }),
      }),
      'The organisation that the session is in.',
    ),
    userAgent: UserAgent,
    secondFactor,
    secondFactorMissing: Type.Boolean({
      description:
        'Whether the organisation asks for more than was given: until it is, everything but sign-in settings answers 403 `second_factor_missing`.',
    }),
    authenticatedAt,
    createdAt: CreatedAt,
    expiresAt,
    idleExpiresAt,
  },
  { title: 'Session' },
)
export type Session = Static<typeof Session>

export const exampleSession: Session = {
  id: '0199f2a0-0000-7000-8000-000000000020',
  person: { id: '0199f2a0-0000-7000-8000-000000000021', email: 'aino.virtanen@example.fi' },
  membership: { id: '0199f2a0-0000-7000-8000-000000000011', displayName: 'Aino Virtanen', role: 'manager' },
  organisation: {
    id: '0199f2a0-0000-7000-8000-000000000001',
    name: 'Pajula Oy',
    timeZone: 'Europe/Helsinki',
    sandbox: false,
  },
  userAgent: null,
  secondFactor: false,
  secondFactorMissing: false,
  authenticatedAt: '2026-11-20T07:00:00.000Z',
  createdAt: '2026-11-20T07:00:00.000Z',
  expiresAt: '2026-11-20T19:00:00.000Z',
  idleExpiresAt: '2026-11-20T07:30:00.000Z',
}
