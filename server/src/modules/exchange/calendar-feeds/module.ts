import { type Module, module } from '../../../platform/module.ts'
import { accessEndings } from '../../people/members/port.ts'
import { signInEndings } from '../../people/session/port.ts'
import { type RecordUse, recordUses } from '../../records/imports/port.ts'
import { calendarFeeds } from './contract.ts'
import { feedsEnd, unitFeedsEnd } from './endings.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'
import { unitCalendarFeeds } from './units/contract.ts'
import { handlers as unitHandlers } from './units/handlers.ts'

/** Planning units whose calendar somebody reads. */
const unitsWithFeeds: RecordUse = {
  register: 'planning-units',
  by: 'unit_calendar_feeds',
  used: (db, ids) =>
    db.sql`
      select distinct f.planning_unit_id as id from unit_calendar_feeds f
      where f.org_id = ${db.orgId} and f.planning_unit_id = any(${ids}::uuid[])`,
}

export const calendarFeedModules: readonly Module[] = [
  module({
    contract: calendarFeeds,
    handlers,
    port,
    contributes: [accessEndings.of(feedsEnd), signInEndings.of(feedsEnd.end)],
  }),
  module({
    contract: unitCalendarFeeds,
    handlers: unitHandlers,
    contributes: [
      recordUses.of(unitsWithFeeds),
      accessEndings.of(unitFeedsEnd),
      signInEndings.of(unitFeedsEnd.end),
    ],
  }),
]
