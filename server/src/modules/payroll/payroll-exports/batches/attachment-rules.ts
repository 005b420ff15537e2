import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { ExportBatch } from './shapes.ts'

export const notForCaller = refuse(
  'insufficient_role',
  'The files of payroll batches are for who holds payroll.run.',
)

/** Why nobody adds or removes files of a batch now. */
export function refuseFilesIn(
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
