import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  async export_batch_not_found({ made, thing }) {
    // A batch has something in it when a day of its period is approved.
    await thing('work_day_not_found')
    const period = { periodStart: '2026-10-01', periodEnd: '2026-10-31' }
    return (await made('/v1/export-batches', period, { 'idempotency-key': newId() })).id
  },
  async pay_type_rule_not_found({ made, thing }) {
    const rule = {
      code: 'holiday_pay',
      name: 'Holiday pay',
      kind: 'credit',
      dayTypeId: await thing('day_type_not_found'),
      versions: [{ validFrom: '2026-01-01', payTypeCode: '3100' }],
    }
    return (await made('/v1/pay-type-rules', rule)).id
  },
  async export_target_not_found({ made }) {
    const target = { name: 'Bureau', transport: 'download', format: 'json' }
    return (await made('/v1/export-targets', target)).id
  },
  async export_delivery_not_found({ made, thing }) {
    const batchId = await thing('export_batch_not_found')
    const targetId = await thing('export_target_not_found')
    return (await made(`/v1/export-batches/${batchId}/deliver`, { targetId })).id
  },
}
