import {
  array,
  described,
  Flag,
  IdOf,
  Instant,
  InstantInput,
  named,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'

/** What can be said at a wall; what the time is for is said elsewhere. */
export const tapKinds = ['clock_in', 'break_start', 'break_end', 'clock_out'] as const
export const memberStates = ['out', 'working', 'on_break'] as const

export const mostPunches = 1000

const State = oneOf(memberStates, { description: 'Where the member stands.' })
const DisplayName = Type.String({ description: 'The name of the member, as it is shown.' })
const BadgeCode = Type.String({
  minLength: 1,
  maxLength: 64,
  examples: ['04:A2:5F:1B'],
  description: 'What the reader read of the badge.',
})

const tap = {
  clientPunchId: described(
    IdOf('punch'),
    'A UUID that the device makes for each tap, and sends again with every retry.',
  ),
  kind: oneOf(tapKinds, { description: 'What the member says.' }),
}

export const DevicePunch = object({
  ...tap,
  occurredAt: optional(
    described(
      InstantInput,
      'When it was tapped, by the clock of the device; the measured offset is added. Now when it is absent.',
    ),
  ),
  badgeCode: optional(BadgeCode),
  membershipId: optional(
    described(IdOf('membership'), 'The member who was chosen from the list, together with `pin`.'),
  ),
  pin: optional(
    Type.String({ minLength: 4, maxLength: 8, examples: ['2580'], description: 'The PIN of the member.' }),
  ),
})
export type DevicePunch = Static<typeof DevicePunch>

const QueuedPunch = object({
  ...tap,
  occurredAt: described(
    InstantInput,
    'When it was tapped, by the clock of the device; the measured offset is added.',
  ),
  badgeCode: BadgeCode,
})
export type QueuedPunch = Static<typeof QueuedPunch>

export const DeviceQueue = object({
  punches: array(QueuedPunch, {
    minItems: 1,
    maxItems: mostPunches,
    description: 'What was tapped while the device was offline, in any order.',
  }),
})

const became =
  '`placed` belongs to a session of the member, `unplaced` is kept for them and their supervisor to look at, `repeated` had landed before'

export const PunchTaken = named(
  'DevicePunchTaken',
  object({
    clientPunchId: described(IdOf('punch'), 'The tap.'),
    status: oneOf(['placed', 'unplaced', 'repeated'], { description: `What became of it: ${became}.` }),
    code: described(nullable(Type.String()), 'Why it has no place; null where it has one.'),
    displayName: DisplayName,
    state: State,
  }),
)
export type PunchTaken = Static<typeof PunchTaken>

export const QueueResult = named(
  'DeviceQueueResult',
  object({
    clientPunchId: described(IdOf('punch'), 'The tap.'),
    status: oneOf(['placed', 'unplaced', 'repeated', 'refused'], {
      description: `What became of it: ${became}, \`refused\` was not taken.`,
    }),
    code: described(
      nullable(Type.String()),
      'Why it has no place or was not taken; null where it has one. A row with `device_attempts_exhausted` is sent again later.',
    ),
    state: described(
      nullable(State),
      'Where the member stands after all of them; null for a row that was not taken.',
    ),
  }),
)
export type QueueResult = Static<typeof QueueResult>

export const QueueTaken = object({
  results: array(QueueResult, { description: 'One for each punch, in their order.' }),
  retryAt: described(
    nullable(Instant),
    'When the rows with `device_attempts_exhausted` can be sent again; null where there are none.',
  ),
})

export const DeviceMember = named(
  'DeviceMember',
  object({
    membershipId: described(IdOf('membership'), 'The member, for a punch by PIN.'),
    displayName: DisplayName,
    state: State,
  }),
)
export type DeviceMember = Static<typeof DeviceMember>

export const Device = named(
  'Device',
  object({
    terminalId: described(IdOf('terminal'), 'The terminal that the device stands for.'),
    name: Type.String({ description: 'What the terminal is called.' }),
    organisationName: Type.String({ description: 'Whose it is.' }),
    timeZone: Type.String({
      description: 'The IANA time zone of the organisation.',
      examples: ['Europe/Helsinki'],
    }),
    allMembers: described(Flag, 'Whether every member punches here.'),
    clockOffsetMs: described(
      nullable(Type.Integer()),
      'What is added to a time of the device, in milliseconds; null where it was not measured, and nothing is added.',
    ),
    credentialUntil: described(
      nullable(Instant),
      'When the credential of this request ends because another one took its place; null for the present one.',
    ),
    serverTime: described(Instant, 'The clock of the service.'),
  }),
)

export const ClockMeasured = object({
  serverTime: described(Instant, 'The clock of the service when the request was looked at.'),
  offsetMs: Type.Integer({ description: 'By how much it was ahead of `deviceTime`, in milliseconds.' }),
  clockOffsetMs: Type.Integer({
    description:
      'What is added to times of the device from now on: the smallest of the last three samples of an hour.',
  }),
})
