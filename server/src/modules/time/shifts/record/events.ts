import { events } from '../../../../platform/contract/events.ts'
import {
  described,
  IdOf,
  Instant,
  nullable,
  object,
  PlainDate,
  Type,
} from '../../../../platform/contract/shapes.ts'

const capabilities = ['scheduling.plan'] as const

const planningUnitId = described(IdOf('planning_unit'), 'The planning unit whose plan it is.')
const dates = {
  periodFrom: described(PlainDate, 'The first day of the published part of the plan.'),
  periodTo: described(PlainDate, 'Its last day, which is part of it.'),
}
const openShiftId = described(IdOf('open_shift'), 'The open shift that members can claim.')
const claimId = described(IdOf('open_shift_claim'), "The member's claim.")
const swapId = described(IdOf('shift_swap'), 'The proposed swap.')
const decision = Type.String({ description: 'What was decided.' })
const decidedAt = described(Instant, 'When it was decided.')

/** What the family tells of plans, open shifts and swaps; declared by the contract of shifts, used by those beside it. */
export const shiftEvents = events({
  'shift.published': {
    capabilities,
    payload: object({
      publishEventId: described(
        IdOf('shift_publication'),
        'This publishing; publishing again is another one.',
      ),
      planningUnitId,
      ...dates,
      publishedCount: Type.Integer({ description: 'How many shifts were published.' }),
      recipientCount: Type.Integer({ description: 'How many members have such a shift.' }),
    }),
  },
  'shift.changed': {
    capabilities,
    payload: object({
      shiftId: described(IdOf('shift'), 'The shift that it happened to.'),
      planningUnitId,
      workDate: described(nullable(PlainDate), 'The date that the shift counts for; null when it has none.'),
      changedAt: described(Instant, 'When the shift was changed.'),
    }),
  },
  'shift.unpublished': {
    capabilities,
    payload: object({
      publishEventId: described(
        nullable(IdOf('shift_publication')),
        'The publishing that was taken back; null when shifts of several were.',
      ),
      planningUnitId,
      ...dates,
      unpublishedCount: Type.Integer({ description: 'How many shifts are no longer published.' }),
      unpublishedAt: described(Instant, 'When they were taken back.'),
    }),
  },
  'open_shift.claimed': {
    capabilities,
    payload: object({
      openShiftId,
      claimId,
      membershipId: described(IdOf('membership'), 'The member who claims it.'),
      claimedAt: described(Instant, 'When it was claimed.'),
    }),
  },
  'open_shift.claim_decided': {
    capabilities,
    payload: object({
      claimId,
      openShiftId,
      membershipId: described(IdOf('membership'), 'The member who had claimed it.'),
      decision,
      decidedAt,
    }),
  },
  'shift_swap.proposed': {
    capabilities,
    payload: object({
      swapId,
      fromMembershipId: described(IdOf('membership'), 'The member who proposes the swap.'),
      toMembershipId: described(IdOf('membership'), 'The member to whom it is proposed.'),
      proposedAt: described(Instant, 'When it was proposed.'),
    }),
  },
  'shift_swap.decided': { capabilities, payload: object({ swapId, decision, decidedAt }) },
})
