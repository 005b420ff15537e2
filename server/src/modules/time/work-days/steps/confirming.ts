import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import { checkedRange } from '../../../../platform/http/date-range.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { datesInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { gather } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { levelsForEntries, resolveValues } from '../../../company/catalogs/dimensions/port.ts'
import { authorityOver } from '../../../people/members/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { circumstancesOf } from '../day/circumstances.ts'
import type { workDays } from '../contract.ts'
import { detailsOf } from '../details/found.ts'
import { blankDay } from '../day/blank-day.ts'
import type { Day, WrittenDay } from '../day/day.ts'
import { allocatedMinutes } from '../hours/rows.ts'
import { invoicedAmong } from '../writing/protected-hours.ts'
import * as rules from './rules.ts'
import * as store from '../reading/store.ts'
import { saveConfirmed } from '../writing/store.ts'
import { workDayDetail } from '../reading/view.ts'
import { detailAfter } from '../reading/detail.ts'
import { saveMoved } from './moving.ts'
import { rangeResult } from './results.ts'

type Ranges = Pick<
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

interface Subject {
  readonly db: WriteTransaction
  readonly caller: Caller
  readonly contributions: Contributions
  readonly membershipId: Id
}

interface DateRange {
  readonly from: PlainDate
  readonly to: PlainDate
}

export const rangeHandlers: Ranges = {
  async confirm({ params, caller, db, services, refuse, commit }) {
    const { contributions } = services
    const [authority, days] = await Promise.all([
      authorityOver(db, caller, params.membershipId),
      daysToConfirm(
        { db, caller, contributions, membershipId: params.membershipId },
        { from: params.date, to: params.date },
      ),
    ])
    if (!authority) refuse('membership_not_found')
    const day = await commit(days.decide(params.date), confirmed => days.save([confirmed]))
    return workDayDetail(day, days.entriesOn(params.date))
  },

  async confirmOwn({ params: { date }, caller, db, services, commit }) {
    const { contributions } = services
    const days = await daysToConfirm(
      { db, caller, contributions, membershipId: caller.membership.id },
      { from: date, to: date },
    )
    const day = await commit(days.decide(date), confirmed => days.save([confirmed]))
    return workDayDetail(day, days.entriesOn(date))
  },

  async confirmRange({ params: { membershipId }, body, caller, db, services, refuse, commit }) {
    const { contributions } = services
    const range = checkedRange(body, limits.rangeDays.lifecycle, refuse)
    const [authority, days] = await Promise.all([
      authorityOver(db, caller, membershipId),
      daysToConfirm({ db, caller, contributions, membershipId }, range),
    ])
    if (!authority) refuse('membership_not_found')
    const { accepted, refused } = gather(datesInRange(range.from, range.to), days.decide)
    await commit(accepted, days.save)
    return rangeResult(accepted.state, refused, days.idOn)
  },

  async confirmOwnRange({ body, caller, db, services, refuse, commit }) {
    const { contributions } = services
    const range = checkedRange(body, limits.rangeDays.lifecycle, refuse)
    const days = await daysToConfirm({ db, caller, contributions, membershipId: caller.membership.id }, range)
    const { accepted, refused } = gather(datesInRange(range.from, range.to), days.decide)
    await commit(accepted, days.save)
    return rangeResult(accepted.state, refused, days.idOn)
  },

  async reopen({ params: { membershipId, date }, caller, db, services, refuse, commit }) {
    const [authority, days] = await Promise.all([
      authorityOver(db, caller, membershipId),
      store.daysOfMember(db, membershipId, date, date),
    ])
    if (!authority) refuse('membership_not_found')
    const found = days[0] ?? refuse('day_not_confirmed', 'The day is a draft.')
    const invoiced = await invoicedAmong(db, services.contributions, [found.day])
    const decision = rules.unlessInvoiced(rules.reopen(found.day, found.locked, db.now), invoiced)
    const state = await commit(decision, moved => saveMoved(db, services.contributions, [moved]))
    return detailAfter(db, caller, found, state)
  },

  async reopenOwn({ params: { date }, caller, db, services, refuse, commit }) {
    const found =
      (await store.findDayOn(db, caller.membership.id, date)) ??
      refuse('day_not_confirmed', 'The day is a draft.')
    const invoiced = await invoicedAmong(db, services.contributions, [found.day])
    const decision = rules.unlessInvoiced(rules.reopen(found.day, found.locked, db.now), invoiced)
    const state = await commit(decision, moved => saveMoved(db, services.contributions, [moved]))
    return detailAfter(db, caller, found, state)
  },

  async reopenRange({ params: { membershipId }, body, caller, db, services, refuse, commit }) {
    const { contributions } = services
    const range = checkedRange(body, limits.rangeDays.lifecycle, refuse)
    const [authority, days] = await Promise.all([
      authorityOver(db, caller, membershipId),
      daysToReopen({ db, caller, contributions, membershipId }, range),
    ])
    if (!authority) refuse('membership_not_found')
    const { accepted, refused } = gather(datesInRange(range.from, range.to), days.decide)
    await commit(accepted, reopened => saveMoved(db, contributions, reopened))
    return rangeResult(accepted.state, refused, days.idOn)
  },

  async reopenOwnRange({ body, caller, db, services, refuse, commit }) {
    const { contributions } = services
    const range = checkedRange(body, limits.rangeDays.lifecycle, refuse)
    const subject = { db, caller, contributions, membershipId: caller.membership.id }
    const days = await daysToReopen(subject, range)
    const { accepted, refused } = gather(datesInRange(range.from, range.to), days.decide)
    await commit(accepted, reopened => saveMoved(db, contributions, reopened))
    return rangeResult(accepted.state, refused, days.idOn)
  },
}

/** A member's days in a window with all that confirming them reads; a date without a stored day is a blank draft. */
async function daysToConfirm({ db, caller, contributions, membershipId }: Subject, { from, to }: DateRange) {
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
  const onDate = new Map(stored.map(found => [found.day.workDate, found]))
  const entriesOn = (date: PlainDate) => onDate.get(date)?.entries ?? []
  const asWritten = (day: Day): WrittenDay => {
    const { workDate, dayTypeId, interpretation } = day
    const entries = entriesOn(workDate)
    const terms = { ...circumstances.on(workDate, dayTypeId), workDate }
    return { day, entries, allocated: allocatedMinutes(entries, interpretation.lines, terms) }
  }
  return {
    entriesOn,
    idOn: idsOf(stored),
    save: (confirmed: readonly Day[]) => saveConfirmed(db, confirmed.map(asWritten)),
    decide: (workDate: PlainDate) => {
      const { day = null, confirmedBefore = false } = onDate.get(workDate) ?? {}
      const onDay = circumstances.on(workDate, day?.dayTypeId ?? null)
      const written = { id: newId(), membershipId, workDate, day, confirmedBefore }
      return rules.confirm(written, entriesOn(workDate), onDay, policy, db.now)
    },
  }
}

async function daysToReopen({ db, contributions, membershipId }: Subject, { from, to }: DateRange) {
  const stored = await store.daysOfMember(db, membershipId, from, to)
  const invoiced = await invoicedAmong(
    db,
    contributions,
    stored.map(({ day }) => day),
  )
  const onDate = new Map(stored.map(found => [found.day.workDate, found]))
  return {
    idOn: idsOf(stored),
    decide: (date: PlainDate) => {
      const found = onDate.get(date)
      const { day, locked } = found ?? {
        day: blankDay(newId(), membershipId, date, db.now),
        locked: false,
      }
      return rules.unlessInvoiced(rules.reopen(day, locked, db.now), invoiced)
    },
  }
}

/** The id of the day that is stored on a date. */
function idsOf(stored: readonly store.StoredDay[]): (date: PlainDate) => Id | null {
  const ids = new Map(stored.map(({ day }) => [day.workDate, day.id]))
  return date => ids.get(date) ?? null
}
