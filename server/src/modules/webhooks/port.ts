import type { WriteTransaction } from '../../platform/data/database.ts'
import type { Services } from '../../platform/services.ts'
import { wakeSending } from './sending/waking.ts'

/** To be told when a sandbox's clock has been moved: deliveries that wait may be due now. */
export const clockAdvanced = (services: Pick<Services, 'database'>, tx: WriteTransaction): void =>
  wakeSending(services, tx)
