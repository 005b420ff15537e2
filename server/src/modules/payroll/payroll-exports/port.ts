import type { WriteTransaction } from '../../../platform/data/database.ts'
import { wakeOutbox } from '../../../platform/outbox/due.ts'
import type { Services } from '../../../platform/services.ts'
import { payrollExports } from './contract.ts'
import { outboxName } from './deliveries/sending/outbox.ts'

export { setUpPayTypeRules } from './pay-types/starter-set.ts'

/** Called when a sandbox's clock has been moved: documents that wait to be sent again may be due now. */
export const clockAdvanced = (services: Pick<Services, 'database'>, tx: WriteTransaction): void =>
  wakeOutbox(services, tx, outboxName)

/** The operations of the public interface, for requests from inside the process. */
export const payrollExportOperations = payrollExports.operations
