import type { WriteTransaction } from '../../platform/data/database.ts'
import type { Services } from '../../platform/services.ts'
import { slot } from '../../platform/slots.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'

/** Told in the transaction that moves a sandbox's clock: what waits for a time may be due now. */
export type ClockHearer = (services: Services, tx: WriteTransaction) => void

export const clockHearers = slot<ClockHearer>('organisation.clock_hearers')

/** What a job does by date for one organisation, in transactions of its own. A sandbox whose clock was moved has it done before the answer. */
export type DatedWork = (services: Services, orgId: Id) => Promise<void>

export const datedWork = slot<DatedWork>('organisation.dated_work')
