import type { Module } from '../../platform/module.ts'
import { calendarFeedModules } from './calendar-feeds/module.ts'
import { errorsModule } from './errors/module.ts'
import { integrationEventsModule } from './integration-events/module.ts'
import { publicLinksModule } from './public-links/module.ts'
import { webhooksModule } from './webhooks/module.ts'

export const exchangeModules: readonly Module[] = [
  ...calendarFeedModules,
  publicLinksModule,
  integrationEventsModule,
  webhooksModule,
  errorsModule,
]
