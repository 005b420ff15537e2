import { setImmediate } from 'node:timers/promises'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { dayClock } from '../../../../platform/vocabulary/local-time.ts'
import type { DatedWorktimeModel, NamedVersions } from '../../../company/catalogs/worktime-models/port.ts'
import { type ApprovedDay, flexMovementOf, isAbsentDay, weekOf } from '../../../time/work-days/port.ts'
import { daysAtOnce, flexDatesAtOnce } from '../bounds.ts'
import type { FrozenBlank } from '../lines/blank-store.ts'
import { byDate } from '../lines/by-date.ts'
import { type AbsenceEntry, type Codes, linesOfDay } from '../lines/day-lines.ts'
import { employerParts, type MemberFacts } from '../lines/employer-parts.ts'
import type { LineToFreeze } from '../lines/line.ts'
import { linesOfMember, type PayrollMember, type PlacedBlank, type PlacedDay } from '../lines/member-lines.ts'
import type { FrozenDay, MemberDates } from '../lines/store.ts'
import { linesOfPayouts } from './payout-lines.ts'
import { blanksBy } from './blank-sources.ts'
import { type MemberSources, readMembers } from './reading.ts'
import type { BatchScope } from './scope.ts'

/** The days of some members as they go into a batch, with all of their lines. */
export interface MemberMaterial {
  /** The days as they were read, to be marked as exported. */
  readonly approved: readonly ApprovedDay[]
  /** Their positions count from the first line of the batch. */
  readonly days: readonly FrozenDay[]
  readonly lines: readonly LineToFreeze[]
  readonly blanks: readonly FrozenBlank[]
  readonly payoutIds: readonly Id[]
  /** Periods with a day in the batch whose overtime is left to a later one. */
  readonly openPeriods: readonly MemberDates[]
}

/** Days that are read and held at a time where nothing waits for it. */
const daysRead = 2000

/**
 * The material of a batch, some members at a time, in the order of the batch: the lines of a member depend on nobody else.
 * Between two of them others get their turn of the process.
 */
export async function* materialOf(db: TenantDb, scope: BatchScope): AsyncGenerator<MemberMaterial> {
  let position = 0
  for (const members of partsOf(scope.members, daysRead)) {
    const material = await materialOfMembers(db, scope, members, position)
    position += material.lines.length
    yield material
  }
}

/** The material of some members, whose lines begin at a position of the batch. */
export async function materialOfMembers(
  db: TenantDb,
  scope: BatchScope,
  members: readonly PayrollMember[],
  position: number,
): Promise<MemberMaterial> {
  return membersMaterial(await readMembers(db, scope, members), scope, position)
}

/** The members in parts with so many days at most; a member's days are never parted. */
export function* partsOf(members: BatchScope['members'], daysAtMost: number): Generator<PayrollMember[]> {
  let chunk: PayrollMember[] = []
  let days = 0
  for (const member of members) {
    if (chunk.length > 0 && days + member.days > daysAtMost) {
      yield chunk
      chunk = []
      days = 0
    }
    chunk.push(member)
    // A member without days may have weeks to be looked at, and dates without entries.
    days += Math.max(member.days, 5, Math.ceil((member.flexDates * daysAtOnce) / flexDatesAtOnce))
  }
  if (chunk.length > 0) yield chunk
}

/** Days worked out before others get their turn of the process. */
const daysInARow = 500

async function membersMaterial(
  sources: MemberSources,
  scope: BatchScope,
  position: number,
): Promise<MemberMaterial> {
  const codes = codesOf(sources, scope)
  const toLine = dayToLine(sources, scope, codes)
  const own = byMember(sources, scope)
  const days: FrozenDay[] = []
  const lines: LineToFreeze[] = []
  const blanks: FrozenBlank[] = []
  const openPeriods: MemberDates[] = []
  const payoutIds: Id[] = []
  let inARow = 0
  for (const member of sources.members) {
    const known = own(member.membershipId)
    const parts = employerParts(
      { ...known, days: known.approved.map(toLine) },
      scope.exported.employerId,
      scope.period,
    )
    const told = linesOfMember(member, parts, codes.ofLine)
    const from = position + lines.length
    days.push(...told.days.map(day => frozenDay(member.membershipId, day, from)))
    const payouts = scope.payouts.get(member.membershipId) ?? []
    lines.push(...told.lines, ...linesOfPayouts(member, payouts, codes.ofLine))
    payoutIds.push(...payouts.map(({ id }) => id))
    blanks.push(...told.blanks.map(blank => frozenBlank(member.membershipId, blank)))
    openPeriods.push(...told.openPeriods.map(dates => ({ membershipId: member.membershipId, ...dates })))
    inARow += known.approved.length + 1
    if (inARow < daysInARow) continue
    inARow = 0
    await setImmediate()
  }
  return { approved: sources.days, days, lines, blanks, payoutIds, openPeriods }
}

/** What the lines of each member are made from. */
function byMember(sources: MemberSources, scope: BatchScope) {
  const ofMember = <T extends { readonly membershipId: Id }>(all: readonly T[]) => {
    const groups = Map.groupBy(all, ({ membershipId }) => membershipId)
    return (membershipId: Id): readonly T[] => groups.get(membershipId) ?? []
  }
  const approved = ofMember(sources.days)
  const inForce = ofMember(sources.daysInForce)
  const told = Map.groupBy(sources.linesInForce, ({ line }) => line.membershipId)
  const withdrawals = ofMember(sources.withdrawals)
  const untold = ofMember(scope.untold)
  const assigned = ofMember(sources.assigned)
  const employments = ofMember(sources.employments)
  const blanks = blanksBy(sources.blanks, scope)
  return (membershipId: Id): Omit<MemberFacts, 'days'> & { readonly approved: readonly ApprovedDay[] } => {
    const days = approved(membershipId)
    const modelOn = byDate((date): DatedWorktimeModel | null => {
      if (!employments(membershipId).some(one => covers(one.startDate, one.endDate, date))) return null
      const modelId = assigned(membershipId).find(one => covers(one.validFrom, one.validTo, date))?.assignedId
      return modelId === undefined ? null : scope.modelOn(modelId, date)
    })
    return {
      approved: days,
      inForce: inForce(membershipId).map(day => ({ ...day, ...versionsOf(scope, day) })),
      told: told.get(membershipId) ?? [],
      withdrawals: withdrawals(membershipId),
      untold: untold(membershipId),
      ...blanks({ membershipId, approved: days, modelOn }),
      assignedOn: modelOn,
    }
  }
}

const covers = (from: PlainDate | null, to: PlainDate | null, date: PlainDate): boolean =>
  (from === null || from <= date) && (to === null || date <= to)

function codesOf({ entryTypes, valueCodes }: MemberSources, { dayTypes, codeOf }: BatchScope): Codes {
  return {
    typeOf: versionId => {
      const entryType = entryTypes.get(versionId)
      if (entryType) return { entryTypeId: entryType.id, dayTypeId: null, ownCode: entryType.payTypeCode }
      const dayType = dayTypes.get(versionId)
      return dayType ? { entryTypeId: null, dayTypeId: dayType.id, ownCode: dayType.payTypeCode } : null
    },
    ofLine: codeOf,
    ofValue: valueId => valueCodes.get(valueId) ?? null,
  }
}

function dayToLine(
  sources: MemberSources,
  scope: BatchScope,
  codes: Codes,
): (day: ApprovedDay) => MemberFacts['days'][number] {
  const clockOf = byDate(date => dayClock(date, scope.timeZone))
  const codeOf = absenceCodeOf(sources)
  return day => {
    const versions = versionsOf(scope, day)
    const entries = typed(sources, day)
    const clock = clockOf(day.workDate)
    const { workDate, lines } = day
    const flex = versions.model?.kind === 'flex'
    return {
      workDayId: day.id,
      workDate,
      employerId: day.employerId,
      correctsBatchId: day.correctsBatchId,
      withdrawn: false,
      ...versions,
      absent: isAbsentDay({ ...versions, lines }),
      lines: linesOfDay({ workDate, lines, entries, absenceCode: codeOf(day), clock, flex }, codes),
      flexMinutes: versions.model
        ? flexMovementOf([{ model: versions.model, balanceTerms: day.balanceTerms }])
        : 0,
    }
  }
}

const absenceCodeOf =
  ({ absenceCodes }: MemberSources) =>
  ({ absenceTypeVersionId }: { readonly absenceTypeVersionId: Id | null }): string | null =>
    (absenceTypeVersionId !== null && absenceCodes.get(absenceTypeVersionId)) || null

function typed(sources: MemberSources, { entries }: ApprovedDay): AbsenceEntry[] {
  const codeOf = absenceCodeOf(sources)
  return entries.map(entry => {
    const entryType = sources.entryTypes.get(entry.entryTypeVersionId)
    if (!entryType) throw new Error(`no entry type has the version ${entry.entryTypeVersionId}`)
    return { ...entry, entryType, absenceCode: codeOf(entry) }
  })
}

interface Versioned extends NamedVersions {
  readonly dayTypeVersionId: Id | null
}

const versionsOf = ({ modelNamed, dayTypes }: BatchScope, { dayTypeVersionId, ...versions }: Versioned) => ({
  model: modelNamed(versions),
  dayType: (dayTypeVersionId !== null && dayTypes.get(dayTypeVersionId)) || null,
})

const frozenBlank = (
  membershipId: Id,
  { workDate, employerId, flexMinutes, model }: PlacedBlank,
): FrozenBlank => ({
  membershipId,
  workDate,
  employerId,
  flexMinutes,
  worktimeModelVersionId: model?.versionId ?? null,
})

const frozenDay = (
  membershipId: Id,
  { day, employerId, linesBatchId, linesFrom, linesTo }: PlacedDay,
  position: number,
): FrozenDay => {
  const before = linesBatchId === null ? position : 0
  return {
    workDayId: day.workDayId,
    membershipId,
    workDate: day.workDate,
    weekEndsOn: weekOf(day.workDate).to,
    worktimeModelVersionId: day.model?.versionId ?? null,
    overtimeRuleSetVersionId: day.model?.overtimeRuleSetVersionId ?? null,
    dayTypeVersionId: day.dayType?.versionId ?? null,
    flexMinutes: day.flexMinutes,
    absent: day.absent,
    employerId,
    withdrawn: day.withdrawn,
    corrects: day.correctsBatchId !== null,
    linesBatchId,
    linesFrom: before + linesFrom,
    linesTo: before + linesTo,
  }
}
