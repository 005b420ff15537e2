import type { WriteTransaction } from '../../../platform/data/database.ts'
import { wakeOutbox } from '../../../platform/outbox/due.ts'
import type { Services } from '../../../platform/services.ts'
import { outboxName } from './sending/announcements.ts'

/** Called when a sandbox's clock has been moved: deliveries that wait may be due now. */
export const clockAdvanced = (services: Pick<Services, 'database'>, tx: WriteTransaction): void =>
  wakeOutbox(services, tx, outboxName)

/** What a caller may hear of what happens, whichever way it is announced. */
export { type SubscribableEvents as Hearing, subscribableBy as hearingOf, subscriberOf } from './catalogue.ts'
export { beyondCaller } from './rules.ts'

/** A delivery as receivers see it, for anyone who makes one outside the outbox: the same bytes and the same headers. */
export { deliveryIdOf } from './sending/delivery-id.ts'
export { bodyOf, headersOf, type Message, tailOf } from './sending/message.ts'
