import { May } from '../../../../platform/contract/may.ts'
import {
  CreatedAt,
  described,
  Id,
  IdOf,
  Instant,
  named,
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
import { BreakMinutes } from '../types/fields.ts'
import { swapKinds, swapStates } from './record.ts'

const kind = oneOf(swapKinds, {
  description:
    '`swap`: two shifts change hands; `handover`: a colleague takes the shift; `drop`: the member gives it up.',
})
const Note = Text(1000, {
  description: 'What the proposer says of it.',
  examples: ['My sister marries that day.'],
})

/** What is told of a shift; never its note. */
const told = {
  planningUnitId: described(IdOf('planning_unit'), 'The planning unit whose plan it is of.'),
  shiftTypeId: described(nullable(IdOf('shift_type')), 'Its shift type; null for none.'),
  workDate: described(PlainDate, 'The date that it counts for.'),
  startAt: described(Instant, 'When it begins.'),
  endAt: described(Instant, 'When it ends.'),
  breakMinutes: BreakMinutes,
}

const swappedShift = object({ id: described(Id, 'The shift.'), ...told })

export const SwapView = named(
  'ShiftSwap',
  object({
    id: RecordId,
    kind,
    state: oneOf(swapStates, {
      description:
        '`proposed` waits for the colleague, a drop for whoever plans; `peer_accepted` waits for whoever plans; `executed` is carried out, and is never seen as `approved` alone; `expired`: a shift began before anybody decided.',
    }),
    fromMembershipId: described(IdOf('membership'), 'The member who proposed it.'),
    fromShift: described(swappedShift, 'The shift of the proposer, as it was when they proposed it.'),
    toMembershipId: described(nullable(IdOf('membership')), 'The colleague whom it is for; null for a drop.'),
    toShift: described(
      nullable(swappedShift),
      'The shift that is wanted for it, as it was then; null unless it is a `swap`.',
    ),
    note: described(nullable(Note), 'What the proposer says of it; null for nothing.'),
    peerAnsweredAt: described(nullable(Instant), 'When the colleague answered; null while they have not.'),
    decidedByMembershipId: described(
      nullable(IdOf('membership')),
      'Who approved or declined it; null while nobody has.',
    ),
    decidedAt: described(nullable(Instant), 'When they did; null while nobody has.'),
    declineReason: described(
      nullable(Text(1000)),
      'Why it was declined, as the members are told; null unless a reason was given.',
    ),
    openShiftId: described(
      nullable(IdOf('open_shift')),
      'The open shift that a drop has left, or the one of which it freed a slot; null where there is none.',
    ),
    createdAt: CreatedAt,
    may: May,
    updatedAt: UpdatedAt,
  }),
)
export type SwapView = Static<typeof SwapView>

export const NewSwap = object({
  kind,
  fromShiftId: described(IdOf('shift'), 'An own published shift that has not begun.'),
  toShiftId: optional(
    described(
      nullable(IdOf('shift')),
      'The published shift of a colleague that is wanted for it, for `swap`; null for every other.',
    ),
  ),
  toMembershipId: optional(
    described(
      nullable(IdOf('membership')),
      'The colleague of the unit who is to take the shift, for `handover`; null for every other.',
    ),
  ),
  note: optional(described(nullable(Note), 'What the proposer says of it; null for nothing.')),
})
export type NewSwap = Static<typeof NewSwap>

/** A shift of a colleague that could be had for an own one. */
export const Candidate = named(
  'SwapCandidate',
  object({
    id: described(Id, 'The shift: what `toShiftId` names.'),
    membershipId: described(IdOf('membership'), 'The colleague whose shift it is.'),
    displayName: nullable(
      Type.String({
        description:
          'What the colleague is called; null where they are of no unit of the caller, and only lent to this one.',
      }),
    ),
    ...told,
  }),
)
export type Candidate = Static<typeof Candidate>
