import type { WriteTransaction } from '../../platform/data/database.ts'
import type { Services } from '../../platform/services.ts'
import { slot } from '../../platform/slots.ts'

/** Told in the transaction that moves a sandbox's clock: what waits for a time may be due now. */
export type ClockHearer = (services: Services, tx: WriteTransaction) => void

export const clockHearers = slot<ClockHearer>('organisation.clock_hearers')
