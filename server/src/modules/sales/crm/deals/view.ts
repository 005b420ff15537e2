import { addSeconds, type Instant, millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import type { DealRecord, Stay } from './record.ts'
import type { ShownDeal } from './shapes.ts'
import { weighted } from './sums.ts'

const secondsOfDay = 86_400

export function dealView(deal: DealRecord, now: Instant): ShownDeal {
  const probabilityBp = probabilityOf(deal)
  return {
    id: deal.id,
    title: deal.title,
    state: deal.state,
    customerId: deal.customerId,
    contacts: deal.contacts.map(({ contactId, role, isPrimary }) => ({
      contactId,
      role,
      primary: isPrimary,
    })),
    pipelineId: deal.pipelineId,
    stageId: deal.stageId,
    stageEnteredAt: deal.stageEnteredAt,
    stageHistory: deal.stays.map(stay => stayView(stay, now)),
    rottenAt:
      deal.state === 'open' && deal.stageRottingDays !== null
        ? addSeconds(deal.stageEnteredAt, deal.stageRottingDays * secondsOfDay)
        : null,
    ownerMembershipId: deal.ownerMembershipId,
    valueCents: deal.valueCents,
    currency: 'EUR',
    probabilityBp,
    ownProbabilityBp: deal.probabilityBp,
    weightedCents: weighted(deal.valueCents, probabilityBp),
    lines: deal.lines.map(({ id: _, dealId: __, position: ___, ...line }) => line),
    expectedCloseDate: deal.expectedCloseDate,
    closedAt: deal.closedAt,
    wonReasonId: deal.wonReasonId,
    lostReasonId: deal.lostReasonId,
    closeNote: deal.closeNote,
    projectId: deal.projectId,
    externalSource: deal.externalSource,
    externalId: deal.externalId,
    customFields: deal.customFields,
    createdAt: deal.createdAt,
    updatedAt: deal.updatedAt,
  }
}

function probabilityOf({ state, probabilityBp, stageProbabilityBp }: DealRecord): number {
  if (state === 'open') return probabilityBp ?? stageProbabilityBp
  return state === 'won' ? 10_000 : 0
}

const stayView = ({ stageId, enteredAt, leftAt, actorMembershipId }: Stay, now: Instant) => ({
  stageId,
  enteredAt,
  leftAt,
  seconds: Math.max(0, Math.floor((millisecondsOf(leftAt ?? now) - millisecondsOf(enteredAt)) / 1000)),
  actorMembershipId,
})
