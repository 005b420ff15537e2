import { keepPartitions } from '../../../platform/events/partition-keeper.ts'
import { module } from '../../../platform/module.ts'
import { namedRecords, workers } from '../../../platform/port.ts'
import { integrationEvents } from './contract.ts'
import { handlers } from './handlers.ts'

export const integrationEventsModule = module({
  contract: integrationEvents,
  handlers,
  contributes: [
    workers.of(keepPartitions),
    namedRecords.of({ type: 'integration_event', nameless: 'An event is known by its name and instant.' }),
  ],
})
