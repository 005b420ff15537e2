import type { WriteTransaction } from '../../platform/data/database.ts'
import { wakeSending } from './deliveries/sending/queue.ts'
import { payrollExports } from './contract.ts'

/** To be told when a sandbox's clock has been moved: documents that wait to be sent again may be due now. */
export const clockAdvanced = (_services: unknown, tx: WriteTransaction): void => tx.defer(wakeSending(tx))

/** The operations of the public interface, for requests from inside the process. */
export const payrollExportOperations = payrollExports.operations
