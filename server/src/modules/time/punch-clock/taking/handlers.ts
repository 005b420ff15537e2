import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { namedCode, type Operation, type RefusedBy } from '../../../../platform/contract/operation.ts'
import { by, keysetPage, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { checkedRange } from '../../../../platform/http/date-range.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import type { CommitAccepted } from '../../../../platform/transactions/transactions.ts'
import type { Refused } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { punchClock } from '../contract.ts'
import { liveStateOf } from '../sessions/store.ts'
import { listedDays, type PunchKind } from '../punches/record.ts'
import type { IncomingPunch } from './incoming.ts'
import * as store from '../punches/store.ts'
import { punchOperations } from './operations.ts'
import { takePunches } from './taking.ts'
import { punchView } from '../punches/view.ts'

type Own = Pick<
  Handlers<typeof punchClock>,
  'state' | 'clockIn' | 'startBreak' | 'endBreak' | 'setAllocation' | 'clockOut' | 'list'
>

type TapBody = Omit<IncomingPunch, 'membershipId' | 'kind' | 'origin'>

/** What the five taps have in common; each refuses with the codes of its own operation. */
interface TapCall<Op extends Operation> {
  readonly caller: Caller
  readonly db: WriteTransaction
  readonly services: Services
  readonly body: TapBody
  readonly refuse: (code: RefusedBy<Op>, detail?: string, extra?: Refused['extra']) => never
  readonly commit: CommitAccepted
}

export const punchHandlers: Own = {
  async state({ caller, db }) {
    return liveState(db, caller.membership.id, null)
  },
  clockIn: call => tap(call, punchOperations.clockIn, 'clock_in'),
  startBreak: call => tap(call, punchOperations.startBreak, 'break_start'),
  endBreak: call => tap(call, punchOperations.endBreak, 'break_end'),
  setAllocation: call => tap(call, punchOperations.setAllocation, 'set_allocation'),
  clockOut: call => tap(call, punchOperations.clockOut, 'clock_out'),

  async list({ query, caller, db, refuse }) {
    const window = checkedRange(query, listedDays, refuse)
    return keysetPage(db, query, {
      operation: 'punchClock.list',
      listed: { alias: 'p' },
      keys: [by('p.occurredAt'), by('p.id')],
      sweep: sweepKeys('p'),
      within: caller.membership.id,
      rows: keyset => store.listPunches(db, caller.membership.id, window, keyset),
      show: punchView,
    })
  },
}

/** A tap of the member's own. What is refused is answered; what finds no place is kept and shown. */
async function tap<Op extends Operation>(
  { caller, db, services, body, refuse, commit }: TapCall<Op>,
  operation: Op,
  kind: PunchKind,
) {
  const membershipId = caller.membership.id
  const receiver = {
    ...{ tx: db, commit },
    contributions: services.contributions,
    timeZone: caller.organisation.timeZone,
    actorMembershipId: membershipId,
  }
  const [taken] = await takePunches(receiver, [{ ...body, membershipId, kind, origin: { kind: 'own' } }])
  if (!taken) throw new Error('the punch clock answers every punch')
  if (taken.status === 'refused') return refuse(namedCode(operation, taken.code), taken.detail, taken.extra)
  return liveState(db, membershipId, taken.punchId)
}

/** The state of the member, and what became of a punch. */
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
