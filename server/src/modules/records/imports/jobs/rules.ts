import {
  type Accepted,
  accept,
  type Decision,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { RowStatus } from '../shapes.ts'
import type { JobRecord } from './record.ts'

/** What a part of the rows did. */
export interface DonePart {
  readonly statuses: readonly RowStatus[]
  readonly importId: string | null
  /** Whether no part is left. */
  readonly isLast: boolean
  readonly now: Instant
}

/** The job after one of its parts. */
export function afterPart(job: JobRecord, { statuses, importId, isLast, now }: DonePart): JobRecord {
  const count = (status: RowStatus) => statuses.filter(each => each === status).length
  return {
    ...job,
    createdCount: job.createdCount + count('created'),
    updatedCount: job.updatedCount + count('updated'),
    unchangedCount: job.unchangedCount + count('unchanged'),
    errorCount: job.errorCount + count('error'),
    importIds: importId === null ? job.importIds : [...job.importIds, importId],
    ...(isLast && { state: 'completed', endedAt: now }),
  }
}

export const failed = (job: JobRecord, failureCode: string, now: Instant): JobRecord => ({
  ...job,
  ...{ state: 'failed', failureCode, endedAt: now },
})

export const start = (job: JobRecord): Accepted<JobRecord, never> =>
  accept(job, {
    facts: [],
    audit: [{ action: 'import_jobs.start', targetType: 'import_job', targetId: job.id, changes: [] }],
  })

export function cancel(job: JobRecord, now: Instant): Decision<JobRecord, never, 'import_job_ended'> {
  if (job.state !== 'running') return refuse('import_job_ended', said`The job is ${{ state: job.state }}.`)
  return accept(
    { ...job, state: 'cancelled', endedAt: now },
    {
      facts: [],
      audit: [{ action: 'import_jobs.cancel', targetType: 'import_job', targetId: job.id, changes: [] }],
    },
  )
}
