import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, keysetPage, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { checkedRange } from '../../../../platform/http/date-range.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { punchClock } from '../contract.ts'
import { liveStateOf } from '../sessions/store.ts'
import { listedDays } from '../punches/bounds.ts'
import type { IncomingPunch } from './incoming.ts'
import type { PunchKind } from '../punches/kinds.ts'
import * as store from '../punches/store.ts'
import { takePunches } from './taking.ts'
import { punchView } from '../punches/view.ts'

type Own = Pick<
  Handlers<typeof punchClock>,
  'state' | 'clockIn' | 'startBreak' | 'endBreak' | 'setAllocation' | 'clockOut' | 'list'
>

type TapBody = Omit<IncomingPunch, 'membershipId' | 'kind' | 'origin'>

/** What the five taps have in common. */
interface TapCall {
  readonly caller: Caller
  readonly db: WriteTransaction
  readonly services: Services
  readonly body: TapBody
  /** With a code that the operation declares. */
  refuse(code: never, detail?: string, extra?: Readonly<Record<string, unknown>>): never
  readonly commit: (decision: never, save?: (state: never) => Promise<unknown>) => Promise<unknown>
}

export const punchHandlers: Own = {
  async state({ caller, db }) {
    return liveState(db, caller.membership.id, null)
  },
  clockIn: call => tap(call, 'clock_in'),
  startBreak: call => tap(call, 'break_start'),
  endBreak: call => tap(call, 'break_end'),
  setAllocation: call => tap(call, 'set_allocation'),
  clockOut: call => tap(call, 'clock_out'),

  async list({ query, caller, db, refuse }) {
    const window = checkedRange(query, listedDays, refuse)
    return keysetPage(db, query, {
      operation: 'punchClock.list',
      keys: [by('p.occurredAt'), by('p.id')],
      sweep: sweepKeys('p'),
      within: caller.membership.id,
      rows: keyset => store.listPunches(db, caller.membership.id, window, keyset),
      show: punchView,
    })
  },
}

/** A tap of the member's own. What is refused is told; what finds no place is kept and shown. */
async function tap({ caller, db, services, body, refuse, commit }: TapCall, kind: PunchKind) {
  const receiver = {
    tx: db,
    // Punches announce nothing, and refuse nothing by a decision.
    commit: commit as unknown as Commit,
    contributions: services.contributions,
    timeZone: caller.organisation.timeZone,
    actorMembershipId: caller.membership.id,
  }
  const membershipId = caller.membership.id
  const [taken] = await takePunches(receiver, [{ ...body, membershipId, kind, origin: { kind: 'own' } }])
  if (!taken || taken.punchId === null) {
    const detail = taken?.detail ?? undefined
    return refuse(
      taken?.code as never,
      detail,
      taken?.code === 'punch_in_future' ? { now: db.now } : undefined,
    )
  }
  return liveState(db, membershipId, taken.punchId)
}

/** Where the member stands, and what became of a punch. */
async function liveState(db: TenantDb, membershipId: Id, punchId: Id | null) {
  const [[live], punches, unplaced, punch] = await Promise.all([
    liveStateOf(db, [membershipId]),
    store.runningPunches(db, membershipId),
    store.hasUnplaced(db, membershipId),
    punchId === null ? undefined : store.findPunch(db, punchId),
  ])
  return {
    state: live?.state ?? ('out' as const),
    sessionId: live?.sessionId ?? null,
    since: live?.since ?? null,
    workDate: live?.workDate ?? null,
    punches: punches.map(punchView),
    punch: punch ? punchView(punch) : null,
    unplaced,
  }
}
