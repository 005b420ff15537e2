import type { UnbillableTasks } from '../../projects/figures/port.ts'

/** Tasks say of themselves whether work on them is for the customer to pay. */
export const tasksNotBilled: UnbillableTasks = {
  async among(db, taskIds) {
    const found = await db.sql<{ id: string }>`
      select t.id from tasks t
      where t.org_id = ${db.orgId} and not t.billable and t.id = any(${taskIds}::uuid[])`
    return found.map(({ id }) => id)
  },
}
