import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { Id, Instant, nullable, object, PlainDate, Type } from '../../platform/contract/shapes.ts'

const capabilities = ['scheduling.plan'] as const

export const shifts = contract({
  name: 'shifts',
  tag: 'Shifts',
  refusals: refusals({}),
  events: events({
    'shift.published': {
      capabilities,
      payload: object({
        publishEventId: Id,
        planningUnitId: Id,
        periodFrom: PlainDate,
        periodTo: PlainDate,
        publishedCount: Type.Integer(),
        recipientCount: Type.Integer(),
      }),
    },
    'shift.changed': {
      capabilities,
      payload: object({ shiftId: Id, planningUnitId: Id, workDate: nullable(PlainDate), changedAt: Instant }),
    },
    'shift.unpublished': {
      capabilities,
      payload: object({
        publishEventId: nullable(Id),
        planningUnitId: Id,
        periodFrom: PlainDate,
        periodTo: PlainDate,
        unpublishedCount: Type.Integer(),
        unpublishedAt: Instant,
      }),
    },
    'open_shift.claimed': {
      capabilities,
      payload: object({ openShiftId: Id, claimId: Id, membershipId: Id, claimedAt: Instant }),
    },
    'open_shift.claim_decided': {
      capabilities,
      payload: object({
        claimId: Id,
        openShiftId: Id,
        membershipId: Id,
        decision: Type.String(),
        decidedAt: Instant,
      }),
    },
    'shift_swap.proposed': {
      capabilities,
      payload: object({ swapId: Id, fromMembershipId: Id, toMembershipId: Id, proposedAt: Instant }),
    },
    'shift_swap.decided': {
      capabilities,
      payload: object({ swapId: Id, decision: Type.String(), decidedAt: Instant }),
    },
  }),
  operations: {},
})
