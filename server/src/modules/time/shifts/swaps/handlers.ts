import { memberNamed } from '../../../people/members/port.ts'
import { sql } from 'kysely'
import { type Caller, decidersOf } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { keysetPage } from '../../../../platform/data/paging.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { Decision } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { visibleText } from '../../../../platform/vocabulary/visible-text.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { claimableOf } from '../open-shifts/freeing.ts'
import type { OpenShift } from '../open-shifts/record.ts'
import * as openShifts from '../open-shifts/rules.ts'
import { saveOpenShifts } from '../open-shifts/store.ts'
import { planningDay } from '../record/planners.ts'
import type { ShiftRecord } from '../record/record.ts'
import { shiftSwaps } from './contract.ts'
import { exchange } from './exchanging.ts'
import { movingOf, ownHandlers, shiftsOf } from './own-handlers.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { notifyOfSwap } from './notices.ts'
import { swapView } from './view.ts'
import { decidedBy, plannedBy } from './visibility.ts'

export const handlers = handle(shiftSwaps, {
  ...ownHandlers,

  async list({ query, caller, db, now }) {
    const planned = plannedBy(caller, planningDay(caller, now))
    return keysetPage(db, query, {
      operation: 'shiftSwaps.list',
      listed: {
        alias: 'w',
        text: memberNamed(db.orgId, sql`w.from_membership_id`),
        sorts: { createdAt: 'w.createdAt', updatedAt: 'w.updatedAt' },
      },
      keys: store.newestFirst,
      sweep: store.sweep,
      rows: keyset => store.listSwaps(db, query, planned, keyset),
      show: swapView,
    })
  },

  async get({ params, caller, db, now, refuse }) {
    const found = await store.findSwap(db, params.id, plannedBy(caller, planningDay(caller, now)))
    return swapView(found ?? refuse('shift_swap_not_found'))
  },

  async approve(call) {
    const { body, db, services, refuse, commit } = call
    const { before, decider } = (await toDecide(call)) ?? refuse('shift_swap_not_found')
    const shifts = await shiftsOf(db, before)
    const decision = rules.approve(before, decider, { ...movingOf(call, before), shifts })
    const approved = await commit(decision)
    const overrideReason = visibleText(body.overrideReason) ?? undefined
    const held = await exchange(call, approved, { shifts, overrideReason })
    if (held) return refuse(held.refusal, held.detail, held.extra)
    const dropped = approved.kind === 'drop' && shifts.get(approved.fromShiftId)
    const openShiftId = dropped ? await leftOpen(call, dropped, body.openShift !== false) : null
    const executed = await commit(rules.carryOut(approved, { now: db.now, openShiftId }), after =>
      store.saveSwaps(db, [after]),
    )
    await notifyOfSwap(db, services, executed, 'executed')
    return swapView(executed)
  },

  async decline(call) {
    const { body, db, services, refuse, commit } = call
    const { before, decider } = (await toDecide(call)) ?? refuse('shift_swap_not_found')
    const moving = { ...movingOf(call, before), reason: visibleText(body.reason) }
    const declined = await commit(rules.decline(before, decider, moving), after =>
      store.saveSwaps(db, [after]),
    )
    await notifyOfSwap(db, services, declined, 'declined')
    return swapView(declined)
  },
})

interface Deciding {
  readonly params: { readonly id: string }
  readonly caller: Caller
  readonly db: WriteTransaction
}

/** The swap, if the caller plans its units, and who decides on it. */
async function toDecide({ params, caller, db }: Deciding) {
  const [before, { selfApprovalAllowed }] = await Promise.all([
    store.findSwap(db, params.id, decidedBy(caller, planningDay(caller, db.now))),
    settingsOf(db),
  ])
  const { id: membershipId } = caller.membership
  return before && { before, decider: { membershipId, deciders: decidersOf(caller), selfApprovalAllowed } }
}

interface Offering {
  readonly caller: Caller
  readonly db: WriteTransaction
  commit(
    decision: Decision<OpenShift, never, never>,
    save: (made: OpenShift) => Promise<unknown>,
  ): Promise<OpenShift>
}

/** What a drop leaves open: the open shift that the shift had a slot of, where it can be claimed; else another, if one is wanted. */
async function leftOpen(call: Offering, shift: ShiftRecord, isWanted: boolean): Promise<Id | null> {
  const claimable = await claimableOf(call.db, [shift.openShiftId], call.db.now)
  if (shift.openShiftId !== null && claimable.has(shift.openShiftId)) return shift.openShiftId
  return isWanted ? offerAnew(call, shift) : null
}

/** Offers the work of a dropped shift to the unit. It was a shift, and has not begun: nothing of it is refused. */
async function offerAnew({ caller, db, commit }: Offering, shift: ShiftRecord): Promise<Id> {
  const decision = openShifts.create(
    workOf(shift),
    {},
    {
      ...{ id: newId(), now: db.now, staffGroupKnown: true, membersKnown: true },
      actorMembershipId: caller.membership.id,
    },
  )
  const { id } = await commit(decision as Decision<OpenShift, never, never>, after =>
    saveOpenShifts(db, [{ before: null, after }]),
  )
  return id
}

const workOf = ({
  planningUnitId,
  shiftTypeId,
  workDate,
  startMinutes,
  endMinutes,
  breakMinutes,
  startAt,
  endAt,
  entryTypeId,
  tags,
}: ShiftRecord): openShifts.Work => ({
  ...{ planningUnitId, shiftTypeId, workDate, startMinutes, endMinutes, breakMinutes },
  ...{ startAt, endAt, entryTypeId, tags },
})
