import type { Operation } from '../../../../platform/contract/operation.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { array, described, DryRun, IdOf, object, optional } from '../../../../platform/contract/shapes.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { ById, Reason, Step, WorkDayDetail } from '../day/shapes.ts'
import { approveCodes, ApproveResult, returnCodes, ReturnResult } from './batch-results.ts'

const Ids = array(IdOf('work_day'), { maxItems: limits.batchIds, examples: [[exampleId('workDayId')]] })

export const approvingOperations = {
  return: {
    method: 'POST',
    path: '/v1/work-days/{id}/return',
    summary: 'Return a confirmed day',
    description: 'Send a confirmed day back to the employee. Whoever it is delegated to may do it too.',
    needs: ['worktime.supervise'],
    params: ById,
    body: object({ reason: Reason, dryRun: DryRun }),
    answers: WorkDayDetail,
    refuses: returnCodes,
    emits: ['workday.returned'],
    example: { body: { reason: 'Friday lacks the project.' } },
  },
  returnBatch: {
    method: 'POST',
    path: '/v1/work-days/return-batch',
    summary: 'Return confirmed days',
    description: 'Send confirmed days back to their employees. Whoever it is delegated to may do it too.',
    needs: ['worktime.supervise'],
    body: object({ ids: described(Ids, 'The work days, by id.'), reason: Reason, dryRun: DryRun }),
    answers: ReturnResult,
    emits: ['workday.returned'],
  },
  approve: {
    method: 'POST',
    path: '/v1/work-days/{id}/approve',
    summary: 'Approve a confirmed day',
    description: 'Whoever it is delegated to may do it too.',
    needs: ['worktime.supervise'],
    params: ById,
    body: Step,
    answers: WorkDayDetail,
    refuses: approveCodes,
    emits: ['workday.approved'],
  },
  approveBatch: {
    method: 'POST',
    path: '/v1/work-days/approve-batch',
    summary: 'Approve confirmed days',
    description:
      'Approve confirmed days, at most 500. Days that cannot be approved are skipped and named with their code; every approved day emits its own event. Whoever it is delegated to may do it too.',
    needs: ['worktime.supervise'],
    body: object({ ids: described(Ids, 'The work days, by id.'), dryRun: DryRun }),
    answers: ApproveResult,
    emits: ['workday.approved'],
  },
  unapprove: {
    method: 'POST',
    path: '/v1/work-days/{id}/unapprove',
    summary: 'Take back an approval',
    description: 'Take back the approval of a day that is not exported; it is a draft again.',
    needs: ['worktime.supervise'],
    params: ById,
    body: object({ reason: optional(Reason), dryRun: DryRun }),
    answers: WorkDayDetail,
    refuses: ['work_day_not_found', 'day_not_approved', 'period_locked', 'day_invoiced'],
    emits: ['workday.unapproved'],
  },
  correct: {
    method: 'POST',
    path: '/v1/work-days/{id}/correct',
    summary: 'Correct a day',
    description:
      'Open an approved or exported day for correction. A batch already delivered keeps its snapshot; approved again, the day rises into the next batch with a correction marker.',
    needs: ['worktime.supervise'],
    params: ById,
    body: object({ reason: Reason, dryRun: DryRun }),
    answers: WorkDayDetail,
    refuses: [
      'work_day_not_found',
      'day_not_correctable',
      'day_export_in_progress',
      'period_locked',
      'day_invoiced',
    ],
    emits: ['workday.corrected'],
    example: { body: { reason: 'The evening belongs to the other project.' } },
  },
} as const satisfies Readonly<Record<string, Operation>>
