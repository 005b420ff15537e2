import { erasures, freeTexts } from '../../../../platform/port.ts'
import { mayOfActivities } from './may.ts'
import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type Module, module } from '../../../../platform/module.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { calendarEntries } from '../../../exchange/calendar-feeds/port.ts'
import { openWork, type OpenWork } from '../../../people/members/port.ts'
import { attachmentTarget, attachmentTargets } from '../../../records/attachments/port.ts'
import { customFieldKinds } from '../../../records/custom-fields/port.ts'
import { findable } from '../../../records/search/port.ts'
import { timelineEntries } from '../../../records/timeline/port.ts'
import {
  contactUses,
  type CustomerFigure,
  customerFigures,
  customerOverview,
  type CustomerReference,
  customerReferences,
  movesCustomer,
} from '../../../work/customers/port.ts'
import { notForCaller } from '../attachment-rules.ts'
import { leadUses } from '../leads/port.ts'
import { activityCalendar } from './calendar.ts'
import { activities } from './contract.ts'
import { lastDoneActivities, nextActivities } from './customer-overview.ts'
import { activitiesAboutThem, activitiesWithContacts, activitiesWithLeads } from './forgetting.ts'
import { handlers } from './handlers.ts'
import { keepLastActivities } from './last-activities.ts'
import { activityOutcomes } from './outcomes/register.ts'
import { activityFigures } from './per-member/contract.ts'
import { handlers as figureHandlers } from './per-member/handlers.ts'
import { activityKind } from './record.ts'
import { activityNotFound } from './refusals.ts'
import { searchedActivities, searchedOutcomes } from './search.ts'
import { activityEntries } from './timeline.ts'

/** Minutes of meetings, pictures of visits and other files of activities, for anyone who reads activities. */
const activityFiles = attachmentTarget({
  type: 'activity',
  roles: ['document', 'photo', 'contract'],
  missing: activityNotFound,
  changed: { of: 'an activity', by: 'who holds `crm.use`' },
  gate: caller => (mayCall(caller, activities.operations.get) ? null : notForCaller),
  async access(db, _caller, ids) {
    return new Map((await existing(db, ids)).map(id => [id, { add: null, remove: null }]))
  },
  existing,
})

async function existing(db: TenantDb, ids: readonly Id[]): Promise<Id[]> {
  const found = await db.sql<{ id: Id }>`
    select a.id from activities a where a.org_id = ${db.orgId} and a.id = any(${ids}::uuid[])`
  return found.map(({ id }) => id)
}

const plain = movesCustomer('activities', { sees: caller => mayCall(caller, activities.operations.list) })

/** The activities of a customer that is merged away; when something was last done goes with them. */
export const activitiesOfCustomers: CustomerReference = {
  ...plain,
  columns: [...plain.columns, 'customer_last_activities.customer_id'],
  move(tx, merged) {
    tx.defer(plain.move(tx, merged))
    return keepLastActivities(tx, [merged.loserId, merged.winnerId])
  },
}

/** Planned activities of a leaving member, for somebody else to take over. */
const plannedActivities: OpenWork = {
  kind: 'planned_activities',
  count: async (db, membershipId) => {
    const [row] = await db.sql<{ count: number }>`
      select count(*)::int as count from activities a
      where a.org_id = ${db.orgId} and a.owner_membership_id = ${membershipId} and a.state = 'planned'`
    return row?.count ?? 0
  },
}

/** When something was last done with a customer; null for never. */
const lastActivities: CustomerFigure = {
  figure: 'lastActivityAt',
  of: (orgId, customerId) => sql`(
    select l.last_activity_at from customer_last_activities l
    where l.org_id = ${orgId} and l.customer_id = ${customerId})`,
  inPlay: orgId => sql`(
    select l.customer_id, l.last_activity_at as value from customer_last_activities l where l.org_id = ${orgId})`,
}

export const activitiesModules: readonly Module[] = [
  module({
    contract: activities,
    handlers,
    contributes: [
      freeTexts.of({ table: 'activities', texts: ['subject', 'notes'] }),
      mayOfActivities,
      attachmentTargets.of(activityFiles),
      calendarEntries.of(activityCalendar),
      customFieldKinds.of(activityKind),
      customerFigures.of(lastActivities),
      customerReferences.of(activitiesOfCustomers),
      customerOverview.of(nextActivities),
      customerOverview.of(lastDoneActivities),
      ...findable(searchedActivities),
      openWork.of(plannedActivities),
      leadUses.of(activitiesWithLeads),
      contactUses.of(activitiesWithContacts),
      erasures.of(activitiesAboutThem),
      timelineEntries.of(activityEntries),
    ],
  }),
  module({ contract: activityFigures, handlers: figureHandlers }),
  module({
    ...activityOutcomes,
    contributes: findable(searchedOutcomes),
  }),
]
