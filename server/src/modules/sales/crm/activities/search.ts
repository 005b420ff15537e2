import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { customerName } from '../../../work/customers/port.ts'
import { type Searched, searchedRegister } from '../../../records/search/port.ts'
import { activities } from './contract.ts'
import { activityOutcomes } from './outcomes/register.ts'

/** Activities, for anyone who reads them. One is active until it is cancelled. */
export const searchedActivities: Searched = {
  type: 'activity',
  table: 'activities',
  title: () => sql`r.subject`,
  subtitle: ({ orgId }) => customerName(orgId, sql`r.customer_id`),
  active: () => sql`r.state <> 'cancelled'`,
  sources: [
    {
      table: 'activities',
      fields: () => ({ subject: sql`r.subject`, notes: sql`r.notes` }),
      rows: ({ caller }) => (mayCall(caller, activities.operations.list) ? 'all' : 'none'),
    },
  ],
}

/** Outcomes of activities, for anyone who reads their register. */
export const searchedOutcomes: Searched = searchedRegister('activity_outcome', 'activity_outcomes', {
  sources: [
    {
      table: 'activity_outcomes',
      fields: () => ({ code: sql`r.code`, name: sql`r.name` }),
      rows: ({ caller }) => (mayCall(caller, activityOutcomes.contract.operations.list) ? 'all' : 'none'),
    },
  ],
})
