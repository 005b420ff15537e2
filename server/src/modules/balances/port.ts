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
