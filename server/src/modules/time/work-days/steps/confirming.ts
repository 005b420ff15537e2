import * as store from '../reading/store.ts'
import * as rules from './rules.ts'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import { checkedRange } from '../../../../platform/http/date-range.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { datesInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Refused } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { levelsForEntries, resolveValues } from '../../../company/catalogs/dimensions/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { authorityOver } from '../../../people/members/port.ts'
import type { workDays } from '../contract.ts'
import { blankDay } from '../day/blank-day.ts'
import { circumstancesOf } from '../day/circumstances.ts'
import type { Day, WrittenDay } from '../day/day.ts'
import { detailsOf } from '../details/slot.ts'
import { allocatedMinutes } from '../hours/rows.ts'
import { detailAfter } from '../reading/detail.ts'
import { workDayDetail } from '../reading/view.ts'
import { saveConfirmed } from '../writing/store.ts'
import { movedAlone, rangeResult, type Refuse } from './answers.ts'
import { type Asked, type AskedDay, moveDays, type Moving, openDays } from './moving.ts'

type Confirming = Pick<
  Handlers<typeof workDays>,
  | 'confirm'
  | 'confirmOwn'
  | 'confirmRange'
  | 'confirmOwnRange'
  | 'reopen'
  | 'reopenOwn'
  | 'reopenRange'
  | 'reopenOwnRange'
>

export const confirmingHandlers: Confirming = {
  confirm: async call => confirmedDay(call, await supervised(call, teamDate(call), daysToConfirm)),
  confirmOwn: async call => confirmedDay(call, await daysToConfirm(call, ownDate(call))),
  confirmRange: async call => confirmedRange(call, await supervised(call, teamRange(call), daysToConfirm)),
  confirmOwnRange: async call => confirmedRange(call, await daysToConfirm(call, ownRange(call))),
  reopen: async call => reopenedDay(call, await supervised(call, teamDate(call), daysToReopen)),
  reopenOwn: async call => reopenedDay(call, await daysToReopen(call, ownDate(call))),
  reopenRange: async call => reopenedRange(call, await supervised(call, teamRange(call), daysToReopen)),
  reopenOwnRange: async call => reopenedRange(call, await daysToReopen(call, ownRange(call))),
}

/** The dates of a member that a step is asked for. */
interface Dates {
  readonly membershipId: Id
  readonly from: PlainDate
  readonly to: PlainDate
}

interface Calling {
  readonly db: WriteTransaction
  readonly caller: Caller
  readonly services: { readonly contributions: Contributions }
}

interface Refusing<Code extends string> {
  readonly refuse: Refuse<Code>
}

interface OfDate {
  readonly params: { readonly date: PlainDate }
}

interface OfMember {
  readonly params: { readonly membershipId: Id }
}

interface OfRange extends Refusing<'range_too_long' | 'range_end_before_start'> {
  readonly body: { readonly from: PlainDate; readonly to: PlainDate }
}

const ownDate = ({ caller, params: { date } }: Calling & OfDate): Dates => ({
  membershipId: caller.membership.id,
  from: date,
  to: date,
})

const teamDate = ({ params: { membershipId, date } }: OfMember & OfDate): Dates => ({
  membershipId,
  from: date,
  to: date,
})

const ownRange = ({ caller, body, refuse }: Calling & OfRange): Dates => ({
  membershipId: caller.membership.id,
  ...checkedRange(body, limits.rangeDays.lifecycle, refuse),
})

const teamRange = ({ params: { membershipId }, body, refuse }: OfMember & OfRange): Dates => ({
  membershipId,
  ...checkedRange(body, limits.rangeDays.lifecycle, refuse),
})

/** Reads days of a member under the caller's authority; anybody else is not there. */
async function supervised<Read>(
  call: Calling & Refusing<'membership_not_found'>,
  dates: Dates,
  read: (call: Calling, dates: Dates) => Promise<Read>,
): Promise<Read> {
  const [authority, days] = await Promise.all([
    authorityOver(call.db, call.caller, dates.membershipId),
    read(call, dates),
  ])
  if (!authority) call.refuse('membership_not_found')
  return days
}

type DaysToConfirm = Awaited<ReturnType<typeof daysToConfirm>>
type ConfirmRefusal = Extract<ReturnType<DaysToConfirm['step']['decide']>, Refused>['refusal']
type MovingConfirmed = Moving<rules.WorkDayFact<'workday.confirmed'>>

async function confirmedDay(
  call: MovingConfirmed & Refusing<ConfirmRefusal> & { readonly language: Locale },
  { asked, step }: DaysToConfirm,
) {
  const { before, after } = movedAlone(await moveDays(call, asked, step), call.refuse)
  return workDayDetail(after, before.entries, call.language)
}

const confirmedRange = async (call: MovingConfirmed, { asked, step }: DaysToConfirm) =>
  rangeResult(await moveDays(call, asked, step))

type ReopenRefusal = 'day_not_confirmed' | 'period_locked' | 'day_invoiced'

async function reopenedDay(
  call: Calling & Moving<never> & Refusing<ReopenRefusal> & { readonly language: Locale },
  asked: Asked<AskedStored>,
) {
  const { before, after } = movedAlone(await reopened(call, asked), call.refuse)
  return detailAfter(call.db, call.caller, before, after, call.language)
}

const reopenedRange = async (call: Moving<never>, asked: Asked<AskedStored>) =>
  rangeResult(await reopened(call, asked))

const reopened = (call: Moving<never>, asked: Asked<AskedStored>) =>
  openDays(call, asked, { decide: ({ day, locked }) => rules.reopen(day, locked, call.db.now) })

/** A member's days in a window with all that confirming them reads; a date without a stored day is a blank draft. */
async function daysToConfirm({ db, caller, services: { contributions } }: Calling, dates: Dates) {
  const { membershipId, from, to } = dates
  const [stored, circumstances, levels, settings] = await Promise.all([
    store.daysOfMember(db, membershipId, from, to),
    circumstancesOf(db, caller.organisation.timeZone, membershipId, from, to),
    levelsForEntries(db),
    settingsOf(db),
  ])
  const allocations = stored.flatMap(({ entries }) => entries.flatMap(entry => entry.allocations))
  const allocated = [...new Set(allocations.map(({ valueId }) => valueId))]
  const [values, details] = await Promise.all([
    allocated.length > 0 ? resolveValues(db, allocated) : [],
    detailsOf(db, contributions, allocations),
  ])
  const policy = {
    punchPolicy: settings.punchPolicy,
    levels,
    precisionOf: new Map(values.map(value => [value.id, value.attributionPrecision])),
    details,
  }
  const asked = onDates(db, dates, stored)
  const entriesOn = new Map(asked.days.map(({ day, entries }) => [day.id, entries]))
  const asWritten = (day: Day): WrittenDay => {
    const { workDate, dayTypeId, interpretation } = day
    const entries = entriesOn.get(day.id) ?? []
    const terms = { ...circumstances.on(workDate, dayTypeId), workDate }
    return { day, entries, allocated: allocatedMinutes(entries, interpretation.lines, terms) }
  }
  const step = {
    decide: ({ day, entries, confirmedBefore }: AskedStored) => {
      const { id, workDate, dayTypeId } = day
      const onDay = circumstances.on(workDate, dayTypeId)
      return rules.confirm(
        { id, membershipId, workDate, day, confirmedBefore },
        entries,
        onDay,
        policy,
        db.now,
      )
    },
    save: (tx: WriteTransaction, confirmed: readonly Day[]) => saveConfirmed(tx, confirmed.map(asWritten)),
  }
  return { asked, step }
}

const daysToReopen = async ({ db }: Calling, dates: Dates): Promise<Asked<AskedStored>> =>
  onDates(db, dates, await store.daysOfMember(db, dates.membershipId, dates.from, dates.to))

type AskedStored = store.StoredDay & AskedDay

/** Every date of a window, with the day that is stored on it or a blank draft. */
function onDates(
  { now }: WriteTransaction,
  { membershipId, from, to }: Dates,
  stored: readonly store.StoredDay[],
): Asked<AskedStored> {
  const found = new Map(stored.map(each => [each.day.workDate, each]))
  const blank = (date: PlainDate): AskedStored => ({
    day: blankDay(newId(), membershipId, date, now),
    entries: [],
    ...{ locked: false, outsideEmployment: false, confirmedBefore: false, isBlank: true },
  })
  return { days: datesInRange(from, to).map(date => found.get(date) ?? blank(date)), missing: [] }
}
