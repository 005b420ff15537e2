import type { RawBuilder } from 'kysely'
import { optionalSlot } from '../../platform/slots.ts'
import type { PlainDate } from '../../platform/vocabulary/dates.ts'

/**
 * A query of the published work that is planned for the dates of a range, with the columns `membership_id`, `work_date`, `start_at`
 * and `end_at`. For a member who has any on a date it goes before the regular hours of their worktime model.
 */
export type PlannedWork = (orgId: string, from: PlainDate, to: PlainDate) => RawBuilder<unknown>

/** Whoever plans work contributes it. */
export const plannedWork = optionalSlot<PlannedWork>('work_days.planned_work')
