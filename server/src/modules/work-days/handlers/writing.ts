import type { Caller } from '../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { unchangedSince } from '../../../platform/data/optimistic.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { refuse } from '../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { dayTypeVersionAt } from '../../catalogs/day-types/port.ts'
import {
  type EntryLevel,
  levelsForEntries,
  type ResolvedValue,
  resolveValues,
} from '../../catalogs/dimensions/port.ts'
import { type DatedEntryType, entryTypeVersionsAt } from '../../catalogs/entry-types/port.ts'
import { authorityOver } from '../../members/port.ts'
import { settingsOf } from '../../organisation/port.ts'
import { circumstancesOf } from '../circumstances.ts'
import type { workDays } from '../contract.ts'
import type { Entry } from '../day.ts'
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
    ...usable({ entryTypes, levels, values }, found?.entries ?? []),
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

/** What is out of use takes no new hours, and stays usable on a day that has some on it. */
function usable(
  {
    entryTypes,
    levels,
    values,
  }: {
    readonly entryTypes: readonly DatedEntryType[]
    readonly levels: readonly EntryLevel[]
    readonly values: readonly ResolvedValue[]
  },
  kept: readonly Entry[],
) {
  const keptTypes = new Set(kept.map(({ entryType }) => entryType.id))
  const keptAllocations = kept.flatMap(({ allocations }) => allocations)
  const keptValues = new Set(keptAllocations.map(({ valueId }) => valueId))
  const outOfUse = (records: readonly { readonly id: Id; readonly active: boolean }[], inUse: Set<Id>) =>
    records.flatMap(({ id, active }) => (active || inUse.has(id) ? [] : [id]))
  return {
    inactive: new Set([...outOfUse(entryTypes, keptTypes), ...outOfUse(values, keptValues)]),
    entryTypes: new Map(
      entryTypes.filter(({ id, active }) => active || keptTypes.has(id)).map(type => [type.id, type]),
    ),
    levels: new Map([
      ...keptAllocations.map(({ dimensionId }) => [dimensionId, { id: dimensionId }] as const),
      ...levels.flatMap(level => [[level.id, level] as const, [level.code, level] as const]),
    ]),
    values: new Map(
      values.filter(({ id, active }) => active || keptValues.has(id)).map(value => [value.id, value]),
    ),
  }
}

async function dayTypeDecision({ db, caller, membershipId, date }: Subject, body: DayTypeBody) {
  const [found, circumstances, wanted] = await Promise.all([
    store.findDayOn(db, membershipId, date),
    circumstancesOf(db, caller.organisation.timeZone, membershipId, date, date),
    body.dayTypeId === null ? null : dayTypeVersionAt(db, body.dayTypeId, date),
  ])
  const onDay = circumstances.on(date, body.dayTypeId)
  return () => {
    if (body.dayTypeId !== null && onDay.dayType === null)
      return refuse('day_type_not_found', `No day type ${body.dayTypeId} has a version for ${date}.`)
    const isNew = body.dayTypeId !== (found?.day.dayTypeId ?? null)
    if (isNew && wanted?.active === false)
      return refuse(
        'day_type_not_found',
        `The day type “${wanted.code}” is inactive and marks no further day.`,
      )
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
