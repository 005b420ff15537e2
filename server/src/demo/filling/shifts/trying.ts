import { shiftOperations } from '../../../modules/time/shifts/port.ts'
import type { InProcessRequest } from '../../../platform/http/in-process.ts'
import type { Founded } from '../../founding/founding.ts'
import type { PlannedUnit } from './planned-unit.ts'

type Rows = NonNullable<InProcessRequest<typeof shiftOperations.writeBatch>['body']>['rows']

/** Whether shifts can be planned together without breaking a rule, but for being told late. */
export async function keepsRules(
  { office }: Founded,
  { planner }: PlannedUnit,
  rows: Rows,
): Promise<boolean> {
  const body = { rows, overrideReason: 'Kokeillaan.', dryRun: true }
  const { results } = await office.as(planner, shiftOperations.writeBatch, { body })
  return results.every(
    ({ status, shift }) =>
      status !== 'error' && shift?.warnings.every(({ code }) => code === 'shift_notice_short'),
  )
}
