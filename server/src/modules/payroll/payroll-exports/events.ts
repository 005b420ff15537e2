import { events } from '../../../platform/contract/events.ts'
import {
  CreatedAt,
  described,
  IdOf,
  Instant,
  nullable,
  object,
  PlainDate,
  Type,
} from '../../../platform/contract/shapes.ts'

const capabilities = ['payroll.run'] as const

const batchId = described(IdOf('export_batch'), 'The payroll export batch that it happened to.')
const handover = {
  batchId,
  targetId: described(IdOf('export_target'), 'The target that it is delivered to.'),
  deliveryId: described(IdOf('webhook_delivery'), 'This delivery; delivering again is another one.'),
  transport: nullable(
    Type.String({ description: '`download`, `https` or `sftp`; null when it is not known.' }),
  ),
}

export const exportEvents = events({
  'export_batch.created': {
    capabilities,
    payload: object({
      batchId,
      periodStart: described(PlainDate, 'The first day of the payroll period.'),
      periodEnd: described(PlainDate, 'The last day of the payroll period, which is part of it.'),
      dayCount: Type.Integer({ description: 'How many work days it has, corrected ones too.' }),
      groupId: described(
        nullable(IdOf('staff_group')),
        "The staff group whose days they are; null for everybody's.",
      ),
      createdAt: CreatedAt,
      nothingToDeliver: Type.Boolean({ description: 'Whether it has no lines.' }),
    }),
  },
  'export_batch.delivered': {
    capabilities,
    payload: object({
      ...handover,
      deliveredAt: described(nullable(Instant), 'When the target had it; null when that is not known.'),
    }),
  },
  'export_batch.delivery_failed': {
    capabilities,
    payload: object({ ...handover, failedAt: described(Instant, 'When the last attempt failed.') }),
  },
  'export_batch.cancelled': {
    capabilities,
    payload: object({ batchId, cancelledAt: described(Instant, 'When it was cancelled.') }),
  },
})
export type ExportEvents = typeof exportEvents
