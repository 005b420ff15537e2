import { sql } from 'kysely'
import { idArray } from '../../../../platform/data/id-set.ts'
import type { UnbillableTasks } from '../../projects/rate-cards/port.ts'

/** Tasks say of themselves whether work on them is for the customer to pay. */
export const tasksNotBilled: UnbillableTasks = {
  async ofProjects(db, projectIds) {
    const ofThese = projectIds === null ? sql`` : sql`and t.project_id = any(${idArray(projectIds)})`
    const found = await db.sql<{ id: string }>`
      select t.id from tasks t
      where t.org_id = ${db.orgId} and not t.billable and t.project_id is not null ${ofThese}`
    return found.map(({ id }) => id)
  },
}
