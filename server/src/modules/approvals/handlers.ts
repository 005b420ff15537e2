import { sql } from 'kysely'
import { by, keysetPage } from '../../platform/data/paging.ts'
import { handle } from '../../platform/http/handler.ts'
import type { Static } from '../../platform/contract/shapes.ts'
import { type ApprovalItem, approvals } from './contract.ts'
import { approvalSources } from './port.ts'

export const handlers = handle(approvals, {
  async list({ query, caller, db, services }) {
    const asked = services
      .contributions(approvalSources)
      .filter(({ kind }) => query.kind === undefined || query.kind === kind)
    const waiting = sql.join(
      asked.map(source => source.waitingFor(caller)),
      sql` union all `,
    )
    return keysetPage(db, query, {
      operation: 'approvals.list',
      keys: [by('a.submittedAt'), by('a.subjectId')],
      rows: keyset =>
        db.sql<Static<typeof ApprovalItem>>`
            select a.subject_id as id, a.kind, a.subject_id, a.work_day_id, a.membership_id, a.work_date,
              a.submitted_at, a.allowed_decisions, a.submitted_at as updated_at
            from (${waiting}) a where true ${keyset}`,
    })
  },
})
