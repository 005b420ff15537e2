import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { refuse, type Refused } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { dayTypeVersionAt } from '../../../company/catalogs/day-types/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { authorityOver } from '../../../people/members/port.ts'
import type { workDays } from '../contract.ts'
import { circumstancesOf } from '../day/circumstances.ts'
import type { WrittenDay } from '../day/day.ts'
import type { WorkDayDetail } from '../day/shapes.ts'
import * as store from '../reading/store.ts'
import { workDayDetail } from '../reading/view.ts'
import { followingOf } from './approval-followers.ts'
import { entriesDecisions } from './entries-decisions.ts'
import { keptEntries } from './entry-rules.ts'
import { invoicedAmong } from './protected-hours.ts'
import { write } from './rules.ts'
import { saveDays } from './saving.ts'

/** The day type that a day is to have; `version` is the one of the date, null without one. */
interface WantedDayType {
  readonly id: Id | null
  readonly version: { readonly code: string; readonly active: boolean } | null
}

/** A day that an absence marks is another day again when the absence is changed or cancelled. */
const absentDayRefusal = (
  date: PlainDate,
  absencePeriodId: Id | null,
): Refused<'day_has_absence'> | undefined =>
  absencePeriodId === null
    ? undefined
    : refuse('day_has_absence', `${date} is marked by an absence.`, { workDate: date, absencePeriodId })

/** Why a day may not be marked so. A day keeps the type that it has, also when it is inactive by now. */
function dayTypeRefusal(
  date: PlainDate,
  { id, version }: WantedDayType,
  current: Id | null,
): Refused<'day_type_not_found'> | undefined {
  if (id === null) return undefined
  if (!version) return refuse('day_type_not_found', `No day type ${id} has a version for ${date}.`)
  if (version.active || id === current) return undefined
  return refuse('day_type_not_found', `The day type “${version.code}” is inactive and marks no further day.`)
}

type Writing = Pick<
  Handlers<typeof workDays>,
  'writeEntries' | 'writeOwnEntries' | 'setDayType' | 'setOwnDayType'
>

interface DayTypeBody {
  readonly dayTypeId: Id | null
  readonly expectedUpdatedAt?: string
}

export const writingHandlers: Writing = {
  async writeEntries({ params, body, caller, db, services, language, refuse, commit }) {
    const wanted = { ...params, entries: body.entries }
    const [permission, decisions] = await Promise.all([
      mayActOnBehalf({ db, caller, ...params }),
      entriesDecisions(
        { db, caller, contributions: services.contributions },
        [wanted],
        caller.credential.kind === 'session' ? 'supervisor' : 'import',
      ),
    ])
    if (permission) refuse(permission)
    const decision = decisions.decide(wanted, body.expectedUpdatedAt)
    return shown(
      await commit(decision, saving({ db, caller, contributions: services.contributions })),
      language,
    )
  },

  async writeOwnEntries({ params, body, caller, db, services, language, commit }) {
    const wanted = { membershipId: caller.membership.id, ...params, entries: body.entries }
    const writer = { db, caller, contributions: services.contributions }
    const decisions = await entriesDecisions(writer, [wanted], 'manual')
    const decision = decisions.decide(wanted, body.expectedUpdatedAt)
    return shown(
      await commit(decision, saving({ db, caller, contributions: services.contributions })),
      language,
    )
  },

  async setDayType({ params, body, caller, db, services, language, refuse, commit }) {
    const subject = { db, caller, contributions: services.contributions, ...params }
    const [permission, decide] = await Promise.all([mayActOnBehalf(subject), dayTypeDecision(subject, body)])
    if (permission) refuse(permission)
    return shown(await commit(decide(), saving(subject)), language)
  },

  async setOwnDayType({ params, body, caller, db, services, language, commit }) {
    const { contributions } = services
    const subject = { db, caller, contributions, membershipId: caller.membership.id, ...params }
    const decide = await dayTypeDecision(subject, body)
    return shown(await commit(decide(), saving(subject)), language)
  },
}

const saving =
  ({ db, caller, contributions }: Pick<Subject, 'db' | 'caller' | 'contributions'>) =>
  (written: WrittenDay): Promise<unknown> =>
    saveDays(db, { contributions, ...followingOf(caller) }, [written])

const shown = ({ day, entries }: WrittenDay, language: Locale): WorkDayDetail =>
  workDayDetail(day, entries, language)

interface Subject extends store.MemberDay {
  readonly db: WriteTransaction
  readonly caller: Caller
  readonly contributions: Contributions
}

/** The code that forbids the caller to write for the member, or null. */
async function mayActOnBehalf({ db, caller, membershipId }: Omit<Subject, 'contributions'>) {
  const [authority, settings] = await Promise.all([authorityOver(db, caller, membershipId), settingsOf(db)])
  if (!authority) return 'membership_not_found'
  return settings.supervisorMayActOnBehalf ? null : 'acting_on_behalf_disabled'
}

async function dayTypeDecision(subject: Subject, body: DayTypeBody) {
  const { db, caller, contributions, membershipId, date } = subject
  const [found, circumstances, wanted, invoiced] = await Promise.all([
    store.findDayOn(db, membershipId, date),
    circumstancesOf(db, caller.organisation.timeZone, membershipId, date, date),
    body.dayTypeId === null ? null : dayTypeVersionAt(db, body.dayTypeId, date),
    invoicedAmong(db, contributions, store.idsOn(db.orgId, [{ membershipId, date }])),
  ])
  const onDay = circumstances.on(date, body.dayTypeId)
  return () => {
    const current = found?.day.dayTypeId ?? null
    const refusal =
      absentDayRefusal(date, found?.day.absencePeriodId ?? null) ??
      dayTypeRefusal(date, { id: body.dayTypeId, version: wanted ?? null }, current)
    if (refusal) return refusal
    return write<never>(
      { id: newId(), membershipId, workDate: date, day: found?.day ?? null, invoiced: invoiced.size > 0 },
      {
        action: 'work_days.set_day_type',
        entries: () => keptEntries(found?.entries ?? []),
        dayTypeId: body.dayTypeId,
        fills: body.dayTypeId !== null,
      },
      onDay,
      unchangedSince(body.expectedUpdatedAt, found?.day.updatedAt),
      db.now,
    )
  }
}
