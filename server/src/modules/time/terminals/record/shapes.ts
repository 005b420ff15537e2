import {
  CreatedAt,
  described,
  expectedUpdatedAt,
  Flag,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { terminalStates } from './record.ts'

/** A rotated credential ends within the hour: long enough to walk to the wall, short enough for a lost one. */
export const longestOverlapMinutes = 60

const TerminalName = Text(100, { description: 'Where it hangs.', examples: ['Workshop door'] })
const AllMembers = described(Flag, 'Whether every member may punch there, whatever their planning units.')
const UnitIds = Type.Array(IdOf('planning_unit'), {
  maxItems: 200,
  uniqueItems: true,
  description:
    'The planning units whose members punch there and are shown there; units below them are named too.',
})
const InUse = described(
  Flag,
  'Whether it may be used. The credential of one that is out of use answers 401 `device_inactive` until it is in use again.',
)

export const Terminal = named(
  'Terminal',
  object(
    {
      id: RecordId,
      name: TerminalName,
      state: oneOf(terminalStates, { description: 'Whether a device is paired with it.' }),
      active: InUse,
      allMembers: AllMembers,
      planningUnitIds: UnitIds,
      pairingCodeExpiresAt: described(
        nullable(Instant),
        'Until when its pairing code can be typed in; null where none waits.',
      ),
      pairedAt: described(nullable(Instant), 'When its present device was paired; null before the first.'),
      lastSeenAt: described(
        nullable(Instant),
        'When its device last asked for something, noted at most once a minute; null before.',
      ),
      clockOffsetMs: described(
        nullable(Type.Integer()),
        'How far the clock of the service is ahead of that of the device, in milliseconds, negative where it is behind; null where it was not measured.',
      ),
      clockMeasuredAt: described(
        nullable(Instant),
        'When its clock was last measured; null where it never was.',
      ),
      createdAt: CreatedAt,
      updatedAt: UpdatedAt,
    },
    { description: 'A device on a wall at which members punch.' },
  ),
)
export type Terminal = Static<typeof Terminal>

const writable = {
  active: optional(InUse),
  allMembers: optional(AllMembers),
  planningUnitIds: optional(UnitIds),
}

export const NewTerminal = object({ name: TerminalName, ...writable })
export type NewTerminal = Static<typeof NewTerminal>

export const TerminalPatch = object({ name: optional(TerminalName), ...writable, expectedUpdatedAt })
export type TerminalPatch = Omit<Static<typeof TerminalPatch>, 'expectedUpdatedAt'>

export const PairingCode = object({
  pairingCode: Type.String({
    description:
      'Eight characters without lookalikes, to be typed in at the device. They are in this answer and nowhere else.',
  }),
  organisation: Type.String({
    description: 'What the device is asked for beside the code: the `slug` of the organisation.',
  }),
  expiresAt: described(Instant, 'Until when the code is good, 15 minutes from now.'),
})

export const RotatedCredential = object({
  credential: Type.String({
    description: 'The new credential of the device. It is in this answer and nowhere else.',
  }),
  oldCredentialUntil: described(Instant, 'Until when the former credential goes on.'),
  terminal: Terminal,
})

export const Rotation = object({
  overlapMinutes: optional(
    Type.Integer({
      minimum: 0,
      maximum: longestOverlapMinutes,
      default: 0,
      description: 'How long the former credential goes on, in minutes; 0 ends it at once.',
    }),
  ),
})
