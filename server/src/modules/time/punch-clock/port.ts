import { punchClock } from './contract.ts'
import { punchCorrections } from './corrections/contract.ts'

export type { GivenAllocation, IncomingPunch, TakenPunch } from './taking/incoming.ts'
export { type PunchKind, punchKinds } from './punches/record.ts'
export { takingRefusals } from './punches/refusals.ts'
export { type Receiver, takePunches } from './taking/taking.ts'
export { type LiveSession, liveStateOf, liveStates } from './sessions/store.ts'

/** The operations of the public interface, for requests from inside the process. */
export const punchClockOperations = punchClock.operations
export const punchCorrectionOperations = punchCorrections.operations
