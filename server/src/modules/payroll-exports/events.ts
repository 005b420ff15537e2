import { events } from '../../platform/contract/events.ts'
import { Id, Instant, nullable, object, PlainDate, Type } from '../../platform/contract/shapes.ts'

const capabilities = ['payroll.run'] as const

const handover = {
  batchId: Id,
  targetId: Id,
  deliveryId: Id,
  transport: nullable(Type.String({ description: '`download` or `https`.' })),
}

export const exportEvents = events({
  'export_batch.created': {
    capabilities,
    payload: object({
      batchId: Id,
      periodStart: PlainDate,
      periodEnd: PlainDate,
      dayCount: Type.Integer(),
      groupId: nullable(Id),
      createdAt: Instant,
      nothingToDeliver: Type.Boolean(),
    }),
  },
  'export_batch.delivered': {
    capabilities,
    payload: object({ ...handover, deliveredAt: nullable(Instant) }),
  },
  'export_batch.delivery_failed': { capabilities, payload: object({ ...handover, failedAt: Instant }) },
  'export_batch.cancelled': { capabilities, payload: object({ batchId: Id, cancelledAt: Instant }) },
})
export type ExportEvents = typeof exportEvents
