import type { DeviceCaller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { CommitAccepted } from '../../../../platform/transactions/transactions.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type IncomingPunch, type Receiver, type TakenPunch, takePunches } from '../../punch-clock/port.ts'
import type { TerminalRecord } from '../record/record.ts'
import type { DevicePunch } from './shapes.ts'

type Tap = Pick<DevicePunch, 'clientPunchId' | 'kind'>

/** A tap as the punch clock takes it: by the clock of the service, with the offset that was added. */
export const incomingPunch = (
  { clientPunchId, kind }: Tap,
  membershipId: Id,
  { id: terminalId, clockOffsetMs }: TerminalRecord,
  occurredAt: Instant | undefined,
): IncomingPunch => ({
  membershipId,
  clientPunchId,
  kind,
  ...(occurredAt !== undefined && { occurredAt }),
  origin: { kind: 'terminal', terminalId, clockOffsetMs: clockOffsetMs ?? 0 },
})

/** Hands punches over to the punch clock. */
export const handOver = (
  tx: WriteTransaction,
  commit: CommitAccepted,
  services: Services,
  { organisation }: DeviceCaller,
  punches: readonly IncomingPunch[],
): Promise<TakenPunch[]> => {
  const receiver: Receiver = {
    tx,
    commit,
    contributions: services.contributions,
    timeZone: organisation.timeZone,
    actorMembershipId: null,
  }
  return takePunches(receiver, punches)
}
