import type { FactOf } from '../../../../platform/contract/events.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { shiftEvents } from '../record/events.ts'
import type { Publication, Unpublishing } from './record.ts'

export type PublishedFact = FactOf<typeof shiftEvents, 'shift.published'>
export type UnpublishedFact = FactOf<typeof shiftEvents, 'shift.unpublished'>

export const published = (publication: Publication): PublishedFact => ({
  event: 'shift.published',
  payload: {
    publishEventId: publication.id,
    planningUnitId: publication.planningUnitId,
    periodFrom: publication.periodFrom,
    periodTo: publication.periodTo,
    publishedCount: publication.publishedCount,
    recipientCount: publication.recipientCount,
  },
})

/** The publication is named where all of what is taken back was told by one. */
export const unpublished = (
  { planningUnitId, periodFrom, periodTo, unpublishedCount, unpublishedAt }: Unpublishing,
  publishEventId: Id | null,
): UnpublishedFact => ({
  event: 'shift.unpublished',
  payload: { publishEventId, planningUnitId, periodFrom, periodTo, unpublishedCount, unpublishedAt },
})
