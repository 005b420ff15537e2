import type { Caller } from '../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { unchangedSince } from '../../../platform/data/optimistic.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { levelsForEntries, resolveValues } from '../../catalogs/dimensions/port.ts'
import { entryTypeVersionsAt } from '../../catalogs/entry-types/port.ts'
import { authorityOver } from '../../members/port.ts'
import { settingsOf } from '../../organisation/port.ts'
import { circumstancesOf } from '../circumstances.ts'
import type { workDays } from '../contract.ts'
import { entriesToWrite, keptEntries } from '../entry-rules.ts'
import { type WrittenDay, write } from '../writing-rules.ts'
import type { EntryInput, EntrySource, WorkDayDetail } from '../shapes.ts'
import * as store from '../store.ts'
import { workDayDetail } from '../view.ts'

type Writing = Pick<
  Handlers<typeof workDays>,
  'writeEntries' | 'writeOwnEntries' | 'setDayType' | 'setOwnDayType'
>

interface Subject {
  readonly db: WriteTransaction
  readonly caller: Caller
  readonly membershipId: Id
  readonly date: PlainDate
}

interface EntriesBody {
  readonly entries: readonly EntryInput[]
  readonly expectedUpdatedAt?: string
}

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
    const decision = decide() ?? refuse('day_type_not_found')
    return answer(await commit(decision, written => store.saveWritten(db, written)))
  },

  async setOwnDayType({ params, body, caller, db, refuse, commit }) {
    const decide = await dayTypeDecision({ db, caller, membershipId: caller.membership.id, ...params }, body)
    const decision = decide() ?? refuse('day_type_not_found')
    return answer(await commit(decision, written => store.saveWritten(db, written)))
  },
}

const answer = ({ day, entries }: WrittenDay): WorkDayDetail => workDayDetail(day, entries)

/** The code that forbids the caller to write for the member, or null. */
async function mayActOnBehalf({ db, caller, membershipId }: Subject) {
  const [authority, settings] = await Promise.all([authorityOver(db, caller, membershipId), settingsOf(db)])
  if (!authority) return 'membership_not_found'
  return settings.supervisorMayActOnBehalf ? null : 'acting_on_behalf_disabled'
}

async function entriesDecision(
  { db, caller, membershipId, date }: Subject,
  body: EntriesBody,
  source: EntrySource,
) {
  const { timeZone } = caller.organisation
  const allocations = body.entries.flatMap(entry => entry.allocations ?? [])
  const [found, neighbours, circumstances, entryTypes, levels, values] = await Promise.all([
    store.findDayOn(db, membershipId, date),
    store.neighbouringSpans(db, membershipId, date),
    circumstancesOf(db, timeZone, membershipId, date, date),
    entryTypeVersionsAt(db, [...new Set(body.entries.map(entry => entry.entryTypeId))], date),
    allocations.length > 0 ? levelsForEntries(db) : [],
    allocations.length > 0 ? resolveValues(db, [...new Set(allocations.map(({ valueId }) => valueId))]) : [],
  ])
  const references = {
    ids: body.entries.map(() => newId()),
    source,
    workDate: date,
    timeZone,
    neighbours,
    // Types and targets taken out of use stay readable, and take no new hours.
    entryTypes: new Map(entryTypes.filter(({ active }) => active).map(type => [type.id, type])),
    levels: new Map(levels.flatMap(level => [[level.id, level] as const, [level.code, level] as const])),
    values: new Map(values.filter(({ active }) => active).map(value => [value.id, value])),
  }
  const dayTypeId = found?.day.dayTypeId ?? null
  return () =>
    write(
      { id: newId(), membershipId, workDate: date, day: found?.day ?? null },
      {
        action: 'work_days.write_entries',
        entries: () => entriesToWrite(body.entries, references),
        dayTypeId,
        fills: body.entries.length > 0,
      },
      circumstances.on(date, dayTypeId),
      unchangedSince(body.expectedUpdatedAt, found?.day.updatedAt),
      db.now,
    )
}

async function dayTypeDecision({ db, caller, membershipId, date }: Subject, body: DayTypeBody) {
  const [found, circumstances] = await Promise.all([
    store.findDayOn(db, membershipId, date),
    circumstancesOf(db, caller.organisation.timeZone, membershipId, date, date),
  ])
  const onDay = circumstances.on(date, body.dayTypeId)
  return () => {
    if (body.dayTypeId !== null && onDay.dayType === null) return null
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
