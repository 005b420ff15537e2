import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../../platform/access/caller.ts'
import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import { isOutsideOwn } from '../../../../people/members/port.ts'
import { plannedUnits } from '../../record/planners.ts'

/** Whether the caller decides on `open_shift_claims c` of `open_shifts o`: whoever plans the unit. */
export const decidedBy = (caller: Caller, on: PlainDate): RawBuilder<boolean> => sql<boolean>`(
  ${plannedUnits(caller, sql`o.planning_unit_id`, on)} and ${isOutsideOwn(caller, sql`c.membership_id`)})`
