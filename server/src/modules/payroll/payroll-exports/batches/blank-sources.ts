import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { datesInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import type { DatedWorktimeModel } from '../../../company/catalogs/worktime-models/port.ts'
import { assignmentsBetween } from '../../../people/members/port.ts'
import {
  type ApprovedDay,
  isBaseLine,
  type RecordedDate,
  recordedDates,
} from '../../../time/work-days/port.ts'
import { blankDatesOf, type DatesOfMember } from '../lines/blank-dates.ts'
import type { ReportedBlankRow } from '../lines/blank-store.ts'
import type { MemberFacts } from '../lines/employer-parts.ts'
import type { BatchScope } from './scope.ts'

type Assignments = Awaited<ReturnType<typeof assignmentsBetween>>

/** What the dates without entries of some members are worked out from. */
export interface BlankSources {
  readonly told: readonly ReportedBlankRow[]
  readonly recorded: readonly RecordedDate[]
  readonly employers: Assignments
  readonly groups: Assignments
}

type Scope = Pick<BatchScope, 'exported' | 'period' | 'flexMembers' | 'flexOf' | 'until' | 'modelNamed'>

/** Reads nothing where none of the members is on flexitime that payroll is told of, or was. */
export async function readBlanks(
  db: TenantDb,
  { exported, period, flexMembers }: Scope,
  membershipIds: readonly Id[],
  told: readonly ReportedBlankRow[],
): Promise<BlankSources> {
  const again = told.filter(({ inScope }) => inScope)
  const concerned = new Set(again.map(({ membershipId }) => membershipId))
  const ids = membershipIds.filter(id => flexMembers.has(id) || concerned.has(id))
  if (ids.length === 0) return { told, recorded: [], employers: [], groups: [] }
  const first = again.reduce((from, { workDate }) => (workDate < from ? workDate : from), period.from)
  const [recorded, employers, groups] = await Promise.all([
    recordedDates(db, ids, period, again),
    assignmentsBetween(db, 'employer', ids, first, period.to),
    exported.groupId === null ? [] : assignmentsBetween(db, 'staff_group', ids, first, period.to),
  ])
  return { told, recorded, employers, groups }
}

/** The days of a member that go into the batch, and the model of theirs on a date of an employment. */
interface BlankMember {
  readonly membershipId: Id
  readonly approved: readonly ApprovedDay[]
  readonly modelOn: (date: PlainDate) => DatedWorktimeModel | null
}

type Blanks = Pick<MemberFacts, 'toldBlanks' | 'blankDates'>

/** Works out, for each of the members, what was told of dates without entries and what is so of them. */
export function blanksBy(sources: BlankSources, scope: Scope): (member: BlankMember) => Blanks {
  const { exported, period, flexMembers, flexOf, until } = scope
  const told = Map.groupBy(sources.told, ({ membershipId }) => membershipId)
  const recorded = Map.groupBy(sources.recorded, ({ membershipId }) => membershipId)
  const employers = Map.groupBy(sources.employers, ({ membershipId }) => membershipId)
  const groups = Map.groupBy(sources.groups, ({ membershipId }) => membershipId)
  const dates = datesInRange(period.from, period.to)
  return ({ membershipId, approved, modelOn }) => {
    const toldBlanks = (told.get(membershipId) ?? []).map(row => ({
      ...row,
      // No work, and so no overtime rules, is in them.
      model: scope.modelNamed({ ...row, overtimeRuleSetVersionId: null }),
    }))
    const again = toldBlanks.filter(({ inScope }) => inScope)
    if (again.length === 0 && !flexMembers.has(membershipId)) return { toldBlanks, blankDates: [] }
    const recordedOn = new Map((recorded.get(membershipId) ?? []).map(one => [one.workDate, one.told]))
    const inGroup = (date: PlainDate) =>
      versionAt(groups.get(membershipId) ?? [], date)?.assignedId === exported.groupId
    const whose: DatesOfMember = {
      employerOn: date => versionAt(employers.get(membershipId) ?? [], date)?.assignedId ?? null,
      isInScope: date => exported.groupId === null || inGroup(date),
      flexOn: date => {
        const model = modelOn(date)
        return model && flexOf(model, date)
      },
      recordedOn: date => {
        const known = recordedOn.get(date)
        return known === undefined ? 'nothing' : known ? 'told' : 'pending'
      },
      until: lastWorked(approved, until),
    }
    return { toldBlanks, blankDates: blankDatesOf(dates, again, whose) }
  }
}

/**
 * The last date that is over for a member: yesterday, or the last day of the batch on which they worked, should it lie after
 * that. Nobody knows yet what becomes of the dates to come, leave that is approved ahead or not.
 */
const lastWorked = (approved: readonly ApprovedDay[], until: PlainDate): PlainDate =>
  approved
    .filter(({ lines }) => lines.some(({ kind }) => isBaseLine(kind)))
    .reduce((last, { workDate }) => (workDate > last ? workDate : last), until)
