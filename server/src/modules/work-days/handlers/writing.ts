import { unchangedSince } from '../../../platform/data/optimistic.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { dayTypeVersionAt } from '../../catalogs/day-types/port.ts'
import { authorityOver } from '../../members/port.ts'
import { settingsOf } from '../../organisation/port.ts'
import { circumstancesOf } from '../circumstances.ts'
import type { workDays } from '../contract.ts'
import { refuseDayType } from '../day-type-rules.ts'
import { keptEntries } from '../entry-rules.ts'
import { type WrittenDay, write } from '../writing-rules.ts'
import type { WorkDayDetail } from '../shapes.ts'
import * as store from '../store.ts'
import { workDayDetail } from '../view.ts'
import { entriesDecision, type Subject } from './entries-decision.ts'

type Writing = Pick<
  Handlers<typeof workDays>,
  'writeEntries' | 'writeOwnEntries' | 'setDayType' | 'setOwnDayType'
>

interface DayTypeBody {
  readonly dayTypeId: Id | null
  readonly expectedUpdatedAt?: string
}

export const writingHandlers: Writing = {
  async writeEntries({ params, body, caller, db, refuse, commit }) {
    const subject = { db, caller, ...params }
    const [permission, decide] = await Promise.all([
      mayActOnBehalf(subject),
      entriesDecision(subject, body, caller.credential.kind === 'session' ? 'supervisor' : 'import'),
    ])
    if (permission) refuse(permission)
    return answer(await commit(decide(), written => store.saveWritten(db, written)))
  },

  async writeOwnEntries({ params, body, caller, db, commit }) {
    const decide = await entriesDecision(
      { db, caller, membershipId: caller.membership.id, ...params },
      body,
      'manual',
    )
    return answer(await commit(decide(), written => store.saveWritten(db, written)))
  },

  async setDayType({ params, body, caller, db, refuse, commit }) {
    const subject = { db, caller, ...params }
    const [permission, decide] = await Promise.all([mayActOnBehalf(subject), dayTypeDecision(subject, body)])
    if (permission) refuse(permission)
    return answer(await commit(decide(), written => store.saveWritten(db, written)))
  },

  async setOwnDayType({ params, body, caller, db, commit }) {
    const decide = await dayTypeDecision({ db, caller, membershipId: caller.membership.id, ...params }, body)
    return answer(await commit(decide(), written => store.saveWritten(db, written)))
  },
}

const answer = ({ day, entries }: WrittenDay): WorkDayDetail => workDayDetail(day, entries)

/** The code that forbids the caller to write for the member, or null. */
async function mayActOnBehalf({ db, caller, membershipId }: Subject) {
  const [authority, settings] = await Promise.all([authorityOver(db, caller, membershipId), settingsOf(db)])
  if (!authority) return 'membership_not_found'
  return settings.supervisorMayActOnBehalf ? null : 'acting_on_behalf_disabled'
}

async function dayTypeDecision({ db, caller, membershipId, date }: Subject, body: DayTypeBody) {
  const [found, circumstances, wanted] = await Promise.all([
    store.findDayOn(db, membershipId, date),
    circumstancesOf(db, caller.organisation.timeZone, membershipId, date, date),
    body.dayTypeId === null ? null : dayTypeVersionAt(db, body.dayTypeId, date),
  ])
  const onDay = circumstances.on(date, body.dayTypeId)
  return () => {
    const refused = refuseDayType(body.dayTypeId, { workDate: date, day: found?.day, onDay, wanted })
    if (refused) return refused
    return write<never>(
      { id: newId(), membershipId, workDate: date, day: found?.day ?? null },
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
