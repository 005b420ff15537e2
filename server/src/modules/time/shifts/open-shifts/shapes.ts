import { May } from '../../../../platform/contract/may.ts'
import {
  array,
  CreatedAt,
  described,
  IdOf,
  Instant,
  InstantInput,
  named,
  Note,
  nullable,
  object,
  oneOf,
  optional,
  partial,
  PlainDate,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { claimState } from '../claims/shapes.ts'
import { BreakMinutes, EndMinutes, StartMinutes, Tags } from '../types/fields.ts'
import { openShiftStates } from './life.ts'
import { claimPolicies, eligibilities } from './record.ts'

/** So many may work one open shift. */
const slotsLimit = 100
/** So many members are named in a list. */
const listLimit = 500

export const openShiftState = oneOf(openShiftStates, {
  description:
    '`open` has a slot left, `filled` has none; `withdrawn` was taken back, `expired` was not filled in time.',
})

const times = {
  planningUnitId: described(IdOf('planning_unit'), 'The planning unit whose plan it is of.'),
  shiftTypeId: described(nullable(IdOf('shift_type')), 'The shift type; null for none.'),
  workDate: described(PlainDate, 'The date that the work counts for.'),
  startMinutes: StartMinutes,
  endMinutes: EndMinutes,
  breakMinutes: BreakMinutes,
  startAt: described(Instant, 'When it begins.'),
  endAt: described(Instant, 'When it ends.'),
}

const claimPolicy = oneOf(claimPolicies, {
  description:
    '`first_come`: whoever claims first has the slot at once; `approval`: whoever plans the unit decides.',
})
const closesAt = nullable(Instant)
const untilWhen = 'Until when it can be claimed; null: until it begins.'

export const OpenShiftView = named(
  'OpenShift',
  object({
    id: RecordId,
    ...times,
    entryTypeId: described(
      nullable(IdOf('entry_type')),
      'What the worked time is proposed and priced as; null: as the shift type or the organisation says.',
    ),
    tags: array(Type.String(), { description: 'Words that the shifts get that come of it.' }),
    slots: Type.Integer({ description: 'How many members are wanted.' }),
    filled: Type.Integer({
      description: 'How many slots are taken: claims have got them, and their shifts stand.',
    }),
    pendingClaims: Type.Integer({ description: 'How many claims wait for a decision.' }),
    claimPolicy,
    eligible: oneOf(eligibilities, {
      description:
        'Who may claim, as of the date: the members of the planning unit, of a staff group, or of a list.',
    }),
    staffGroupId: described(
      nullable(IdOf('staff_group')),
      'The staff group that may claim; null unless it is for one.',
    ),
    membershipIds: array(IdOf('membership'), {
      description: 'The members who may claim; empty unless it is for a list.',
    }),
    closesAt: described(closesAt, untilWhen),
    state: openShiftState,
    note: described(nullable(Note), 'What whoever may claim it is told; null for nothing.'),
    withdrawReason: described(nullable(Text(1000)), 'Why it was withdrawn; null unless a reason was given.'),
    createdByMembershipId: described(
      nullable(IdOf('membership')),
      'Who made it; null where nobody is known.',
    ),
    createdAt: CreatedAt,
    may: May,
    updatedAt: UpdatedAt,
  }),
)
export type OpenShiftView = Static<typeof OpenShiftView>

/** An open shift as somebody sees it who may claim it: nothing of others who may, or have. */
export const OwnOpenShift = named(
  'OwnOpenShift',
  object({
    id: RecordId,
    ...times,
    tags: array(Type.String(), { description: 'Words that the shift gets.' }),
    slotsLeft: Type.Integer({ description: 'How many slots nobody has yet.' }),
    claimPolicy,
    closesAt: described(closesAt, untilWhen),
    note: described(nullable(Note), 'What whoever plans says of it; null for nothing.'),
    ownClaim: described(
      nullable(object({ id: RecordId, state: claimState })),
      'The latest claim of the caller; null where there is none.',
    ),
    may: May,
    updatedAt: UpdatedAt,
  }),
)
export type OwnOpenShift = Static<typeof OwnOpenShift>

const offer = {
  slots: Type.Integer({
    minimum: 1,
    maximum: slotsLimit,
    description: 'How many members are wanted; 1 when absent.',
  }),
  claimPolicy: described(
    claimPolicy,
    '`first_come`: whoever claims first has the slot at once; `approval`, when absent: whoever plans the unit decides.',
  ),
  eligible: oneOf(eligibilities, {
    description:
      'Who may claim, as of the date: with `unit`, or when absent, the members of the planning unit; with `staff_group` those of a staff group; with `list` those who are named.',
  }),
  staffGroupId: described(
    nullable(IdOf('staff_group')),
    'The staff group, for `staff_group`; null for every other.',
  ),
  membershipIds: array(IdOf('membership'), {
    maxItems: listLimit,
    uniqueItems: true,
    description: 'The members, for `list`; empty for every other.',
  }),
  closesAt: described(nullable(InstantInput), untilWhen),
  note: described(nullable(Note), 'What whoever may claim it is told; null for nothing.'),
}

export const OpenShiftPatch = partial(offer)
export type OpenShiftPatch = Static<typeof OpenShiftPatch>

export const NewOpenShift = object({
  planningUnitId: times.planningUnitId,
  shiftTypeId: optional(
    described(
      nullable(IdOf('shift_type')),
      'The shift type, which says the times that are not sent; null for none.',
    ),
  ),
  workDate: times.workDate,
  startMinutes: optional(times.startMinutes),
  endMinutes: optional(times.endMinutes),
  breakMinutes: optional(BreakMinutes),
  entryTypeId: optional(
    described(
      nullable(IdOf('entry_type')),
      'What the worked time is proposed and priced as; null or absent: as the shift type or the organisation says.',
    ),
  ),
  tags: optional(Tags('Words that the shifts get; those of the shift type when absent.')),
  ...OpenShiftPatch.properties,
})
export type NewOpenShift = Static<typeof NewOpenShift>
