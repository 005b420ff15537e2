import { balances } from './accounts/contract.ts'
import { periodClosings } from './closings/contract.ts'
import { timeBanks } from './time-banks/register.ts'

export {
  type Closing,
  type ClosingKind,
  type ClosingResult,
  type ClosingRow,
  closings,
  type ToClose,
} from './closings/slot.ts'
export { alignMovements, moveBalances, reverseMovements, type Why } from './movements/moving.ts'
export type {
  BalanceKind,
  Movement,
  MovementPart,
  RowInForce,
  SourceType,
  TransactionKind,
} from './movements/record.ts'
export { type BalanceOn, balancesOn } from './movements/store.ts'
export { batchedPayouts, type WaitingPayout } from './payouts/batched.ts'

/** The operations of the public interface, for requests from inside the process. */
export const balanceOperations = {
  balances: balances.operations,
  periodClosings: periodClosings.operations,
  timeBanks: timeBanks.contract.operations,
}
