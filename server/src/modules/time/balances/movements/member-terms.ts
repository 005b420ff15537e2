import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import { type DatedDayType, dayTypeVersionsBetween } from '../../../company/catalogs/day-types/port.ts'
import { holidayOnAnyDate } from '../../../company/catalogs/holidays/port.ts'
import {
  type DatedWorktimeModel,
  type EveryWorktimeModelVersion,
  everyWorktimeModelVersion,
} from '../../../company/catalogs/worktime-models/port.ts'
import {
  type EmploymentWindow,
  employmentsBetween,
  worktimeModelsBetween,
} from '../../../people/members/port.ts'
import { flexTermOfBlankDate } from '../../work-days/port.ts'
import type { BlankTerm } from './blank-dates.ts'

const everyDate = ['0001-01-01', '9999-12-31'] as const

/** What decides the movements of members on their dates. */
export interface MemberTerms {
  /** The model that a frozen day names. */
  readonly modelNamed: EveryWorktimeModelVersion['named']
  readonly dayTypes: ReadonlyMap<Id, DatedDayType>
  /** The model of a member on a date; null without one, or outside the employment. */
  modelOn(membershipId: Id, date: PlainDate): DatedWorktimeModel | null
  /** What the date moves while nothing is recorded on it; null where it moves nothing. */
  blankOn(membershipId: Id, date: PlainDate): BlankTerm | null
}

/** Reads it in five statements that travel together, for many members as for one. */
export async function memberTerms(db: TenantDb, timeZone: string, members: IdSet): Promise<MemberTerms> {
  const [assigned, versions, dayTypes, holidayOn, employments] = await Promise.all([
    worktimeModelsBetween(db, members, ...everyDate),
    everyWorktimeModelVersion(db),
    dayTypeVersionsBetween(db, ...everyDate),
    holidayOnAnyDate(db),
    employmentsBetween(db, members, ...everyDate),
  ])
  const assignedTo = Map.groupBy(assigned, ({ membershipId }) => membershipId)
  const employed = Map.groupBy(employments, ({ membershipId }) => membershipId)
  const versionsOf = Map.groupBy(versions.dated, ({ id }) => id)
  const known = new Map<string, BlankTerm | null>()
  const modelOn = (membershipId: Id, date: PlainDate) => {
    if (!(employed.get(membershipId) ?? []).some(one => isWithin(one, date))) return null
    const modelId = versionAt(assignedTo.get(membershipId) ?? [], date)?.assignedId
    return modelId ? (versionAt(versionsOf.get(modelId) ?? [], date) ?? null) : null
  }
  const blankOn = (membershipId: Id, date: PlainDate) => {
    const model = modelOn(membershipId, date)
    if (model?.kind !== 'flex') return null
    // Thousands of members share a few models, so each date is interpreted once for each of them.
    const key = `${model.versionId} ${date}`
    const found = known.get(key)
    if (found !== undefined) return found
    const term = flexTermOfBlankDate(date, { model, timeZone, holiday: holidayOn(date) })
    const blank = term && { ...term, modelVersionId: model.versionId }
    known.set(key, blank)
    return blank
  }
  return { modelNamed: versions.named, dayTypes: byVersion(dayTypes), modelOn, blankOn }
}

const byVersion = <T extends { readonly versionId: Id }>(versions: readonly T[]): ReadonlyMap<Id, T> =>
  new Map(versions.map(version => [version.versionId, version]))

const isWithin = ({ startDate, endDate }: EmploymentWindow, date: PlainDate): boolean =>
  (startDate === null || startDate <= date) && (endDate === null || date <= endDate)
