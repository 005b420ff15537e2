import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type TargetAccess, attachmentTarget } from '../../records/attachments/port.ts'
import { notForCaller, refuseFilesIn } from './batches/attachment-rules.ts'
import type { ExportBatch } from './batches/shapes.ts'
import { exportRefusals } from './refusals.ts'

const { export_batch_not_found, export_batch_cancelled, export_batch_in_progress } = exportRefusals

type State = ExportBatch['state']

/** Receipts of what was handed over to payroll, for who runs payroll. */
export const batchFiles = attachmentTarget({
  type: 'export_batch',
  roles: ['receipt', 'document'],
  missing: { export_batch_not_found },
  locked: { export_batch_cancelled, export_batch_in_progress },
  changed: { files: 'the receipts', of: 'a payroll batch', by: 'who runs payroll' },
  gate: ({ capabilities }) => (capabilities.has('payroll.run') ? null : notForCaller),
  async access(db, _caller, ids) {
    const batches = await db.sql<{ id: Id; state: State }>`
      select b.id, b.state from export_batches b where b.org_id = ${db.orgId} and b.id = any(${ids}::uuid[])`
    return new Map(batches.map(({ id, state }) => [id, accessIn(state)]))
  },
  async existing(db, ids) {
    const batches = await db.sql<{ id: Id }>`
      select b.id from export_batches b where b.org_id = ${db.orgId} and b.id = any(${ids}::uuid[])`
    return batches.map(({ id }) => id)
  },
})

function accessIn(state: State): TargetAccess<'export_batch_cancelled' | 'export_batch_in_progress'> {
  const refusal = refuseFilesIn(state)
  return { add: refusal, remove: refusal }
}
