import {
  array,
  described,
  Flag,
  Id,
  Instant,
  Name,
  nullable,
  object,
  oneOf,
  RecordId,
  type Static,
  Text,
  Type,
} from '../../../platform/contract/shapes.ts'
import { capabilities, roles } from '../../../platform/vocabulary/capabilities.ts'
import { features } from '../../../platform/vocabulary/features.ts'

/** Who asks, and what they may do. */
export const Access = object(
  {
    membership: described(
      object({
        id: described(Id, 'The membership.'),
        displayName: described(Name, 'The member as the others see them.'),
        role: oneOf(roles, {
          description: 'The role; it and what was granted beside it give the capabilities.',
        }),
      }),
      'The member whom the request acts as.',
    ),
    organisation: described(
      object({
        id: described(Id, 'The organisation.'),
        name: described(Name, 'The organisation as its members know it.'),
        timeZone: Text(64, {
          description: 'A zone of the IANA time zone database; dates are those of its clocks.',
        }),
        sandbox: described(Flag, 'Whether it is a sandbox, whose clock can be moved.'),
      }),
      'The organisation that the credential belongs to.',
    ),
    capabilities: array(oneOf(capabilities), {
      description: "What the request may do: the member's capabilities cut by the credential's scope.",
    }),
    modules: array(
      object({
        module: oneOf(features, { description: 'A part of the service that organisations buy.' }),
        licensed: described(Flag, 'Whether the organisation has bought it.'),
        available: described(
          Flag,
          'Whether the service has operations of it yet. One that has none is never `active`, bought and switched on or not.',
        ),
        active: Type.Boolean({
          description: 'In force for the member: licensed, available, switched on, and with a seat.',
        }),
      }),
      { description: 'Every module, in force or not.' },
    ),
    credential: described(
      object({
        kind: oneOf(['session', 'personal_key', 'service_key', 'oauth'], {
          description: 'What kind of credential the request carries.',
        }),
        id: RecordId,
        name: described(Name, 'What people recognise the credential by.'),
        scope: described(
          nullable(array(oneOf(capabilities), { description: 'Null for a session, which is not cut.' })),
          'The capabilities that the credential carries; null for a session, which is not cut.',
        ),
        readOnly: described(Flag, 'Whether every write is refused, with 403 `read_only_key`.'),
        expiresAt: described(
          nullable(Instant),
          'From when on the credential is refused; null when it does not end by itself.',
        ),
      }),
      'What the request carries.',
    ),
    rateLimits: array(
      object({
        scope: oneOf(['key', 'tenant'], {
          description: 'Whose requests are counted: those of the credential, or of the whole organisation.',
        }),
        limit: Type.Integer({ description: 'How many requests the window admits.' }),
        windowSeconds: Type.Integer({ description: 'The length of the rolling window, seconds.' }),
        remaining: Type.Integer({ description: 'How many more it admits now.' }),
        resetAt: described(Instant, 'When it admits as many as ever, if nobody asks until then.'),
      }),
      { description: 'The windows that the request is counted in.' },
    ),
  },
  { title: 'Access' },
)
export type Access = Static<typeof Access>
