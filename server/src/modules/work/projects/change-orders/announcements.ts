import type { FactOf } from '../../../../platform/contract/events.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { changeOrderEvents } from './events.ts'
import type { ChangeOrderRecord } from './record.ts'

export type ApprovedFact = FactOf<typeof changeOrderEvents, 'change_order.approved'>

export const approved = ({ id, projectId }: ChangeOrderRecord, approvedAt: Instant): ApprovedFact => ({
  event: 'change_order.approved',
  payload: { changeOrderId: id, projectId, approvedAt },
})
