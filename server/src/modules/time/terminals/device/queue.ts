import type { Services } from '../../../../platform/services.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import type { TakenPunch } from '../../punch-clock/port.ts'
import { plainBadge } from '../badges/pepper.ts'
import type { Identified } from './identifying.ts'
import { checkDevice, countUnknownBadge } from './limits.ts'
import type { QueuedPunch, QueueResult } from './shapes.ts'

/** A row of a queue: its member, or the code of why there is none. */
export type Sorted =
  | { readonly punch: QueuedPunch; readonly member: Identified }
  | { readonly punch: QueuedPunch; readonly code: string }

export interface SortedQueue {
  readonly rows: readonly Sorted[]
  /** When the rows can come again that were not looked at; null where all were. */
  readonly retryAt: Instant | null
}

/**
 * Says whose each row is. Every badge that punches nowhere here counts once as an attempt of the device, and once those are used
 * up no row is looked at any more, whatever its badge: a queue tells no more of badges than as many taps would.
 */
export async function sortQueue(
  services: Services,
  device: { readonly orgId: Id; readonly terminalId: Id },
  punches: readonly QueuedPunch[],
  memberOf: (punch: QueuedPunch) => Identified | undefined,
): Promise<SortedQueue> {
  const counted = new Set<string>()
  let retryAt = await endOfWait(checkDevice(services, device))
  const rows: Sorted[] = []
  for (const punch of punches) {
    const member = retryAt === null ? memberOf(punch) : undefined
    const badge = plainBadge(punch.badgeCode)
    if (retryAt === null && !member?.here && !counted.has(badge)) {
      counted.add(badge)
      retryAt = await endOfWait(countUnknownBadge(services, device))
    }
    if (retryAt !== null) rows.push({ punch, code: 'device_attempts_exhausted' })
    else if (!member) rows.push({ punch, code: 'device_member_unknown' })
    else rows.push(member.here ? { punch, member } : { punch, code: 'device_member_elsewhere' })
  }
  return { rows, retryAt }
}

/** Null when the attempt was let through, otherwise until when there is none. */
async function endOfWait(attempt: Promise<void>): Promise<Instant | null> {
  try {
    await attempt
    return null
  } catch (error) {
    const retryAt = error instanceof RequestRefused ? error.extra['retryAt'] : undefined
    if (typeof retryAt !== 'string') throw error
    return retryAt
  }
}

/** The results of all rows, in their order; `taken` are those of the rows with a member, in theirs. */
export function resultsOf(rows: readonly Sorted[], taken: readonly TakenPunch[]): QueueResult[] {
  const next = taken.values()
  return rows.map(row => {
    const { clientPunchId } = row.punch
    if ('code' in row) return { clientPunchId, status: 'refused', code: row.code, state: null }
    const { value } = next.next()
    if (!value) throw new Error('the punch clock answers every punch')
    const { status, code, state } = value
    return { clientPunchId, status, code, state: status === 'refused' ? null : state }
  })
}
