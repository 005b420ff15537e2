import { refuse, type Refused } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { attachmentTarget, type TargetAccess } from '../../records/attachments/port.ts'
import type { ExportBatch } from './batches/shapes.ts'
import { exportRefusals } from './refusals.ts'

const notForCaller = refuse(
  'insufficient_role',
  'The files of payroll batches are for who holds payroll.run.',
)

/** Why nobody adds or removes files of a batch now. */
function refuseFilesIn(
  state: ExportBatch['state'],
): Refused<'export_batch_in_progress' | 'export_batch_cancelled'> | null {
  switch (state) {
    case 'preparing':
    case 'cancelling':
      return refuse('export_batch_in_progress', 'The batch is being made or cancelled.')
    case 'cancelled':
      return refuse('export_batch_cancelled', 'The batch is cancelled, and its files stay as they are.')
    default:
      return null
  }
}

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
