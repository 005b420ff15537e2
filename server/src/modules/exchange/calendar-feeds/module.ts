import type { Module } from '../../../platform/module.ts'
import { module } from '../../../platform/module.ts'
import { recordUses } from '../../records/imports/port.ts'
import { accessEndings } from '../../people/members/port.ts'
import { signInEndings } from '../../people/session/port.ts'
import { calendarFeeds } from './contract.ts'
import { feedsEnd, unitFeedsEnd } from './endings.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'
import { unitCalendarFeeds } from './units/contract.ts'
import { handlers as unitHandlers } from './units/handlers.ts'
import { unitsWithFeeds } from './units/uses.ts'

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
