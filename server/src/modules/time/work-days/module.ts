import { mayOfWorkDays } from './steps/may.ts'
import { module } from '../../../platform/module.ts'
import { freeTexts, workers, namedRecords } from '../../../platform/port.ts'
import * as catalogs from '../../company/catalogs/port.ts'
import { approvalSources, deciding, decisions } from '../../people/approvals/port.ts'
import * as me from '../../people/me/port.ts'
import { openWork, type OpenWork } from '../../people/members/port.ts'
import { attachmentTargets } from '../../records/attachments/port.ts'
import { recordUses } from '../../records/imports/port.ts'
import { workDays } from './contract.ts'
import { handlers } from './handlers.ts'
import { workingOutHours } from './hours/jobs.ts'
import * as port from './port.ts'
import { workDayFiles } from './reading/attached-files.ts'
import { ownDayRequests, ownDays } from './reading/own-days.ts'
import { membersWithDays, phasesOfHours, projectsOfHours, targetsOfEntries } from './reading/uses.ts'
import { workDayApprovals } from './steps/waiting.ts'
import { touchDrafts } from './writing/touch-drafts.ts'

/** Days of a leaving member that nobody has approved yet. */
const unapprovedDays: OpenWork = {
  kind: 'unapproved_work_days',
  count: async (db, membershipId) => {
    const [row] = await db.sql<{ count: number }>`
      select count(*)::int as count from work_days
      where org_id = ${db.orgId} and membership_id = ${membershipId}
        and (status = 'confirmed' or status = 'draft' and worked_minutes > 0)`
    return row?.count ?? 0
  },
  removeTraces: (tx, membershipId) => tx.sql`
    delete from work_days d
    where d.org_id = ${tx.orgId} and d.membership_id = ${membershipId} and d.status = 'draft'
      and d.day_type_id is null and d.corrects_batch_id is null
      and not exists (select from work_entries e where e.org_id = ${tx.orgId} and e.work_day_id = d.id)`,
}

const decided = deciding(
  workDayApprovals,
  workDays,
  handlers,
  {
    approve: { operation: 'approve', batch: 'approveBatch' },
    return: { operation: 'return', batch: 'returnBatch' },
  },
  ['get'],
)

export const workDaysModule = module({
  contract: workDays,
  port,
  handlers: decided.handlers,
  contributes: [
    freeTexts.of({ table: 'work_days', texts: ['return_reason'] }),
    freeTexts.of({ table: 'work_entries', mirrored: false, texts: ['note'] }),
    mayOfWorkDays,
    namedRecords.of({ type: 'work_day', nameless: 'A work day is known by its member and date.' }),
    namedRecords.of({ type: 'work_day_entry', nameless: 'An entry is known by its day and times.' }),
    approvalSources.of(workDayApprovals),
    decisions.of(decided.source),
    me.ownDays.of(ownDays),
    me.requestSources.of(ownDayRequests),
    recordUses.of(targetsOfEntries),
    recordUses.of(membersWithDays),
    recordUses.of(projectsOfHours),
    recordUses.of(phasesOfHours),
    openWork.of(unapprovedDays),
    attachmentTargets.of(workDayFiles),
    catalogs.touchDrafts.of(touchDrafts),
    workers.of(workingOutHours),
  ],
})
