import type { Caller } from '../../../../platform/access/caller.ts'
import type { Fact } from '../../../../platform/vocabulary/decision.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import type { workDays } from '../contract.ts'
import type { DayState } from '../day/day.ts'
import type { ApprovalHold } from '../day/holds.ts'
import { detailAfter } from '../reading/detail.ts'
import * as store from '../reading/store.ts'
import { supervisedBy } from '../reading/visibility.ts'
import { followersOf, followingOf } from '../writing/approval-followers.ts'
import { batchResult, movedAlone, type Refuse } from './answers.ts'
import { batchInProgress } from './exporting.ts'
import { type Asked, type AskedDay, moveDays, type Moved, type Moving, openDays } from './moving.ts'
import * as rules from './rules.ts'

type Approving = Pick<
  Handlers<typeof workDays>,
  'return' | 'returnBatch' | 'approve' | 'approveBatch' | 'unapprove' | 'correct'
>

export const approvingHandlers: Approving = {
  return: async call => shown(call, await returned(call, await dayOf(call), call.body.reason)),

  returnBatch: async call => batchResult(await returned(call, await daysOf(call), call.body.reason)),

  approve: async call => shown(call, await approved(call, [call.params.id], dayOf(call))),

  approveBatch: async call => batchResult(await approved(call, call.body.ids, daysOf(call))),

  async unapprove(call) {
    const { params, body, db } = call
    const [asked, followUp] = await Promise.all([dayOf(call), followersOfCall(call, [params.id])])
    const opened = await openDays(call, asked, {
      decide: ({ day, locked }) => rules.unapprove(day, body.reason?.trim() ?? null, locked, db.now),
      follow: { what: 'opened', followUp },
    })
    return shown(call, opened)
  },

  async correct(call) {
    const { params, body, db, services } = call
    const [asked, inProgress, followUp] = await Promise.all([
      dayOf(call),
      services.contributions(batchInProgress)(db),
      followersOfCall(call, [params.id]),
    ])
    const opened = await openDays(call, asked, {
      decide: ({ day, locked }) =>
        rules.exportInProgress(day, inProgress) ?? rules.correct(day, body.reason.trim(), locked, db.now),
      follow: { what: 'opened', followUp },
    })
    return shown(call, opened)
  },
}

/** A stored day with what may hold it back. */
type HeldDay = AskedDay & ApprovalHold

interface Calling<F extends Fact> extends Moving<F> {
  readonly caller: Caller
}

const returned = <Day extends HeldDay>(
  call: Calling<rules.WorkDayFact<'workday.returned'>>,
  asked: Asked<Day>,
  reason: string,
) =>
  openDays(call, asked, {
    decide: ({ day, locked }) => rules.returnToEmployee(day, reason.trim(), locked, call.db.now),
  })

/** What follows an approval is read while the days are, so that it costs no round trip of its own. */
async function approved<Day extends HeldDay>(
  call: Calling<rules.WorkDayFact<'workday.approved'>>,
  ids: readonly Id[],
  reading: Promise<Asked<Day>>,
) {
  const [asked, { selfApprovalAllowed }, followUp] = await Promise.all([
    reading,
    settingsOf(call.db),
    followersOfCall(call, ids),
  ])
  const approver = { membershipId: call.caller.membership.id, selfApprovalAllowed }
  return moveDays(call, asked, {
    decide: ({ day, ...hold }) => rules.approve(day, approver, hold, call.db.now),
    follow: { what: 'approved', followUp },
  })
}

const followersOfCall = ({ db, services, caller }: Calling<never>, ids: readonly Id[]) =>
  followersOf(db, services.contributions, ids, followingOf(caller))

interface Reader {
  readonly db: WriteTransaction
  readonly caller: Caller
}

/** The day that the path names, with all that its detail needs. */
async function dayOf({
  db,
  caller,
  params: { id },
}: Reader & { readonly params: { readonly id: Id } }): Promise<Asked<store.StoredDay>> {
  const found = await store.findDay(db, id, supervisedBy(caller))
  return found ? { days: [found], missing: [] } : { days: [], missing: [id] }
}

/** The days that a body names, each once, in the order of the request; ids that the caller does not reach are missing. */
async function daysOf({
  db,
  caller,
  body: { ids },
}: Reader & { readonly body: { readonly ids: readonly Id[] } }): Promise<Asked<HeldDay>> {
  const distinct = [...new Set(ids.map(id => id.toLowerCase()))]
  const states = new Map(
    (await store.findStates(db, distinct, supervisedBy(caller))).map(
      ({ locked, outsideEmployment, ...day }) => [day.id, { day, locked, outsideEmployment }],
    ),
  )
  return {
    days: distinct.flatMap(id => states.get(id) ?? []),
    missing: distinct.filter(id => !states.has(id)),
  }
}

/** The day that a step was requested for, as it is after it. */
function shown<Code extends string>(
  {
    db,
    caller,
    language,
    refuse,
  }: Reader & { readonly language: Locale; readonly refuse: Refuse<Code | 'work_day_not_found'> },
  moved: Moved<store.StoredDay, DayState, Code>,
) {
  if (moved.missing.length > 0) refuse('work_day_not_found')
  const { before, after } = movedAlone(moved, refuse)
  return detailAfter(db, caller, before, after, language)
}
