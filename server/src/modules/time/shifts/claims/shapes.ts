import { May } from '../../../../platform/contract/may.ts'
import {
  CreatedAt,
  described,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  RecordId,
  type Static,
  Text,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { claimStates } from './record.ts'

export const claimState = oneOf(claimStates, {
  description:
    '`pending` waits for a decision; `approved` has a slot, or had one until `endedAt`; `superseded` waited for an open shift that was filled by others, withdrawn, or is over.',
})

export const ClaimView = named(
  'OpenShiftClaim',
  object({
    id: RecordId,
    openShiftId: described(IdOf('open_shift'), 'The open shift that is claimed.'),
    membershipId: described(IdOf('membership'), 'The member who wants a slot of it.'),
    workDate: described(PlainDate, 'The date that the open shift counts for.'),
    startAt: described(Instant, 'When it begins.'),
    endAt: described(Instant, 'When it ends.'),
    planningUnitId: described(IdOf('planning_unit'), 'The planning unit whose plan it is of.'),
    state: claimState,
    shiftId: described(nullable(IdOf('shift')), 'The shift that came of it; null unless it is approved.'),
    decidedByMembershipId: described(
      nullable(IdOf('membership')),
      'Who decided; null while nobody has, and where the first to come got the slot.',
    ),
    decidedAt: described(nullable(Instant), 'When it was approved or declined; null unless it was.'),
    declineReason: described(
      nullable(Text(1000)),
      'Why it was declined, as the member is told; null unless a reason was given.',
    ),
    endedAt: described(
      nullable(Instant),
      'When its slot was free again, because its shift was cancelled or is of nobody; null while it has one, and where it never had. The member may claim anew.',
    ),
    createdAt: CreatedAt,
    may: May,
    updatedAt: UpdatedAt,
  }),
)
export type ClaimView = Static<typeof ClaimView>
