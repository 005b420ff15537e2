import type { FactOf } from '../../../../platform/contract/events.ts'
import type { dealEvents } from './events.ts'
import type { DealRecord } from './record.ts'

export type DealFact<Name extends keyof typeof dealEvents> = FactOf<typeof dealEvents, Name>

export const stageChanged = ({
  id,
  stageId,
  stageEnteredAt,
}: DealRecord): DealFact<'deal.stage_changed'> => ({
  event: 'deal.stage_changed',
  payload: { dealId: id, stageId, changedAt: stageEnteredAt },
})

/** `wonAt` is null where only the day is known. */
export const won = (
  { id, customerId, valueCents, projectId }: DealRecord,
  wonAt: string | null,
): DealFact<'deal.won'> => ({
  event: 'deal.won',
  payload: { dealId: id, customerId, valueCents, wonAt, projectId },
})

export const lost = ({ id, customerId }: DealRecord, lostAt: string): DealFact<'deal.lost'> => ({
  event: 'deal.lost',
  payload: { dealId: id, customerId, lostAt },
})
