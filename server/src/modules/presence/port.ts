import type { RawBuilder } from 'kysely'
import { optionalSlot } from '../../platform/slots.ts'
import type { PlainDate } from '../../platform/vocabulary/dates.ts'

/**
 * A query of the published work that is planned for a date, with the columns `membership_id`, `start_at` and `end_at`. Whoever
 * plans work contributes it; it goes before the regular hours of a worktime model.
 */
export type PlannedWork = (orgId: string, date: PlainDate) => RawBuilder<unknown>

export const plannedWork = optionalSlot<PlannedWork>('presence.planned_work')
