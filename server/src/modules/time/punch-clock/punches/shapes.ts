import {
  array,
  described,
  Flag,
  IdOf,
  Instant,
  InstantInput,
  named,
  Note,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { saidOfCode } from '../../../../platform/contract/refused-ones.ts'
import { oldestDays, punchKinds, punchOrigins } from './record.ts'

const part = {
  phaseId: optional(
    described(
      nullable(IdOf('project_phase')),
      'The phase of the project; null or absent for the project as a whole.',
    ),
  ),
  taskId: optional(
    described(nullable(IdOf('task')), 'The task of the project; null or absent when it is none.'),
  ),
  shareBp: optional(
    nullable(
      Type.Integer({
        minimum: 1,
        maximum: 10_000,
        description:
          'The part of the time that it is for, as a share of it: 10000 is the whole. Null or absent for all that is left.',
      }),
    ),
  ),
}

/** How long the time will be nobody knows yet, so that parts are shares of it. */
const PunchAllocationInput = object({
  dimensionId: Text(64, { description: "The tracking level's id or its code." }),
  valueId: described(IdOf('dimension_value'), 'The target within the level.'),
  ...part,
})

export const PunchAllocation = object({
  dimensionId: described(IdOf('dimension'), 'The tracking level.'),
  valueId: described(IdOf('dimension_value'), 'The target within the level.'),
  ...part,
})

export const allocationsField = (description: string) =>
  optional(array(PunchAllocationInput, { maxItems: 20, description }))

export const punchStates = ['placed', 'unplaced', 'corrected', 'dismissed'] as const
export type PunchState = (typeof punchStates)[number]

const punchFields = {
  id: RecordId,
  membershipId: described(IdOf('membership'), 'The member whose clock it is.'),
  clientPunchId: described(IdOf('punch'), 'The UUID that the client gave the tap.'),
  kind: oneOf(punchKinds, { description: 'What the punch says.' }),
  occurredAt: described(Instant, 'When it was punched.'),
  receivedAt: described(Instant, 'When it came here.'),
  origin: oneOf(punchOrigins, {
    description: "Where it came from: the member's own tap, a wall terminal, or an approved correction.",
  }),
  terminalId: described(nullable(IdOf('terminal')), 'The wall terminal; null for every other origin.'),
  clockOffsetMs: nullable(
    Type.Integer({
      description:
        "What was added to the time of the terminal's clock to get `occurredAt`, in milliseconds; null for other origins.",
    }),
  ),
  entryTypeId: described(
    nullable(IdOf('entry_type')),
    "The entry type of the time that it begins; null for the organisation's usual one.",
  ),
  allocations: array(PunchAllocation, {
    description: 'What the time is for, by tracking level; empty where nobody said.',
  }),
  note: described(nullable(Note), 'Free text of the punch; null when there is none.'),
  state: oneOf(punchStates, {
    description:
      '`placed` in a session, `unplaced` for the reason in `unplacedCode`, `corrected` by an approved correction, or `dismissed` by a supervisor. Only a placed one counts.',
  }),
  sessionId: described(
    nullable(IdOf('punch_session')),
    'The clocking in that it is a part of; null unless it is placed.',
  ),
  workDate: described(
    PlainDate,
    'The date that its session counts for; of a punch without one the date on which it was punched.',
  ),
  unplacedCode: nullable(
    Type.String({
      description:
        'Why it is in no session; null unless it is unplaced. `punch_without_session`, `punch_inside_session`, `punch_on_break` and `punch_not_on_break` miss another punch and are placed by themselves when it comes; `punch_day_edited`, and codes of the day such as `day_confirmed_locked`, `period_locked` or `entry_overlap`, wait for the day to take it.',
    }),
  ),
  unplacedReason: nullable(
    object(
      { code: Type.String({ description: 'The same as `unplacedCode`.' }), ...saidOfCode },
      { description: 'Why it is in no session, in words; null unless it is unplaced.' },
    ),
  ),
  correctionId: described(
    nullable(IdOf('punch_correction')),
    'The correction that made it; null for one that was punched.',
  ),
  correctedById: described(
    nullable(IdOf('punch_correction')),
    'The correction that moved or removed it; null for one that stands.',
  ),
  dismissReason: nullable(Type.String({ description: 'Why it was dismissed; null unless it was.' })),
  updatedAt: UpdatedAt,
}

export const PunchView = named(
  'Punch',
  object(punchFields, { description: 'A punch, and what has become of it.' }),
)
export type PunchView = Static<typeof PunchView>

/** The same, or none. */
export const punchOrNone = (description: string) => nullable(object(punchFields, { description }))

export const LivePunchState = named(
  'LivePunchState',
  object(
    {
      state: oneOf(['out', 'working', 'on_break'], { description: 'What the member is doing by the clock.' }),
      sessionId: described(nullable(IdOf('punch_session')), 'The running clocking in; null while `out`.'),
      since: described(nullable(Instant), 'When that state began; null while `out`.'),
      workDate: described(
        nullable(PlainDate),
        'The date that the running clocking in counts for, that of its beginning; null while `out`.',
      ),
      punches: array(PunchView, {
        description: 'The punches of the running clocking in, in the order of time; empty while `out`.',
      }),
      punch: punchOrNone(
        'The punch of this request, also where it had landed before; null when the state is read.',
      ),
      unplaced: described(
        Flag,
        'Whether punches of the member wait for a place: see `GET /v1/me/unplaced-punches`.',
      ),
    },
    {
      description: 'Where the member stands by the clock.',
    },
  ),
)

const clientPunchId = described(
  IdOf('punch'),
  'A UUID made for this tap and sent with every retry of it: for ever, a tap counts once.',
)
const occurredAt = optional(
  described(
    InstantInput,
    `When it was punched, for one that comes late: at most ${oldestDays} days ago, and two minutes ahead. Now when absent.`,
  ),
)
const note = optional(described(nullable(Note), 'Free text, kept with the entry; null or absent for none.'))

export const TapBody = object({ clientPunchId, occurredAt, note })
export const WorkTapBody = object({
  clientPunchId,
  occurredAt,
  entryTypeId: optional(
    described(
      nullable(IdOf('entry_type')),
      'The entry type of the time, not of a break or an absence; null or absent for the usual one, or the one before.',
    ),
  ),
  allocations: allocationsField(
    'What the time is for, by tracking level. On clock-out it is said of the time since the last change.',
  ),
  note,
})
export const BreakTapBody = object({
  clientPunchId,
  occurredAt,
  entryTypeId: optional(
    described(nullable(IdOf('entry_type')), 'An entry type for breaks; null or absent for the usual one.'),
  ),
  note,
})
