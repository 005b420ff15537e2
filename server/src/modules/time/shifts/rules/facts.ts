import { asking } from '../../../../platform/data/asking.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import { type Picture, type Question, together } from '../../../../platform/data/question.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { mondayOf } from '../../../../platform/vocabulary/weekdays.ts'
import { holidaysBetween } from '../../../company/catalogs/holidays/port.ts'
import {
  type DatedWorktimeModel,
  worktimeModelVersionsBetween,
} from '../../../company/catalogs/worktime-models/port.ts'
import { worktimeModelIdsBetween, worktimeModelsBetween } from '../../../people/members/port.ts'
import { approvedAbsences } from '../../absences/port.ts'
import { locksOver } from '../../payroll-locks/port.ts'
import type { PlanFacts, PlannedShift, ClosedDays, StaffingOfUnit } from './plan-facts.ts'
import type { RuleSettings } from './settings.ts'
import { type HeldShift, heldShifts, nightsAround, weeksAround } from './store.ts'

/** The rows of units, and of those in which members have shifts in a window; those of each unit oldest first. One statement. */
const settingsInReach = (
  db: Picture,
  { members, units }: { readonly members: IdSet; readonly units: readonly Id[] },
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Question<RuleSettings> =>
  db.sql<RuleSettings[number]>`
    select r.planning_unit_id, r.valid_from, r.closed_on_public_holidays, r.average_weeks, r.rules
    from shift_rule_settings r
    where r.org_id = ${db.orgId} and r.valid_from <= ${to} and (
      r.planning_unit_id = any(${units}::uuid[]) or r.planning_unit_id in (
        select s.planning_unit_id from shifts s
        where s.org_id = ${db.orgId} and s.membership_id = any(${idArray(members)})
          and s.work_date between ${from} and ${to}))
    order by r.planning_unit_id, r.valid_from`

/** The closures of units that reach into a window. One statement. */
const closuresBetween = (
  db: Picture,
  units: readonly Id[],
  from: PlainDate,
  to: PlainDate,
): Question<ClosedDays[]> =>
  db.sql<ClosedDays>`
    select c.planning_unit_id, c.closed_from, c.closed_to from shift_closures c
    where c.org_id = ${db.orgId} and c.planning_unit_id = any(${units}::uuid[])
      and c.closed_from <= ${to} and c.closed_to >= ${from}
    order by c.planning_unit_id, c.closed_from`

/** The rows of units that begin until a day, those of each unit oldest first. One statement. */
const staffingUntil = (db: Picture, units: readonly Id[], to: PlainDate): Question<StaffingOfUnit[]> =>
  db.sql<StaffingOfUnit>`
    select h.planning_unit_id, h.valid_from, h.hours from hourly_staffing h
    where h.org_id = ${db.orgId} and h.planning_unit_id = any(${units}::uuid[]) and h.valid_from <= ${to}
    order by h.planning_unit_id, h.valid_from`

/** What is to be checked: shifts of members and units from one day to another, the days included that shifts leave. */
export interface CheckedPart {
  readonly members: IdSet
  readonly units: readonly Id[]
  readonly from: PlainDate
  readonly to: PlainDate
}

/** Where and when the organisation is. */
export interface OrganisationToday {
  readonly timeZone: string
  readonly today: PlainDate
}

/** Loads what decides, and by which rules: as many statements for 200 members as for one; they travel together. */
export const loadCheck = asking((db, today: OrganisationToday, part: CheckedPart) =>
  together([
    loadFactsAround(db, today, part),
    heldShifts(db, part, weeksOf(part), daysOf(part)),
    loadSettings(db, part),
  ]).map(([factsWith, shifts, settings]): CheckedBy => ({ facts: factsWith(shifts), settings })),
)

interface CheckedBy {
  readonly facts: PlanFacts
  readonly settings: RuleSettings
}

/** The rules of the units, and of those that lend their members. One statement. */
export const loadSettings = asking((db, part: CheckedPart) => settingsInReach(db, part, weeksOf(part)))

/**
 * What decides besides the standing shifts, which are given to it: those of the members in `weeksOf` the part, and of its units
 * around its days.
 */
export const loadFactsAround = asking((db, { timeZone, today }: OrganisationToday, part: CheckedPart) => {
  const { members, units, from, to } = part
  const weeks = weeksOf(part)
  const days = daysOf(part)
  return together([
    nightsAround(db, part, part, weeks),
    weeksAround(db, part, weeks),
    approvedAbsences(db, members, from, to),
    locksOver(db, members, from, to),
    holidaysBetween(db, days.from, days.to),
    closuresBetween(db, units, from, to),
    staffingUntil(db, units, days.to),
    worktimeModelsBetween(db, members, weeks.from, weeks.to),
    worktimeModelVersionsBetween(
      db,
      worktimeModelIdsBetween(db.orgId, members, weeks.from, weeks.to),
      weeks.from,
      weeks.to,
    ),
  ]).map(
    ([nights, around, absences, locks, holidays, closures, staffing, assigned, models]) =>
      (shifts: readonly HeldShift[]): PlanFacts => ({
        today,
        timeZone,
        shifts: shifts.map(asStands),
        nightsAround: nights.map(asStands),
        weeksAround: around,
        absences,
        locked: locks.cover,
        holidays,
        closures,
        staffing,
        periodWork: periodWorkOf(assigned, models),
      }),
  )
})

const asStands = (shift: HeldShift): PlannedShift => ({ ...shift, cancelled: false, toldFor: null })

/** A shift reaches into the second date after its own at most. */
const REACHED_DAYS = 2

const daysOf = ({ from, to }: CheckedPart) => ({
  from: addDays(from, -REACHED_DAYS),
  to: addDays(to, REACHED_DAYS),
})

/** Weeks beside those of what is checked in which rest and nights are looked at; nights farther away where a unit counts more. */
const WEEKS_BESIDE = 2

/** Whole weeks, so that those around them can be summed. */
export const weeksOf = ({ from, to }: Pick<CheckedPart, 'from' | 'to'>) => ({
  from: addDays(mondayOf(from), -7 * WEEKS_BESIDE),
  to: addDays(mondayOf(to), 7 * (WEEKS_BESIDE + 1) - 1),
})

interface Assigned {
  readonly membershipId: Id
  readonly assignedId: Id
  readonly validFrom: PlainDate
  readonly validTo: PlainDate | null
}

/** When members work by a model of periods: as long as they have it, and it is one. */
function periodWorkOf(
  assigned: readonly Assigned[],
  models: readonly DatedWorktimeModel[],
): PlanFacts['periodWork'] {
  const periods = models.filter(({ kind }) => kind === 'period')
  return assigned.flatMap(stretch =>
    periods
      .filter(({ id }) => id === stretch.assignedId)
      .map(version => ({
        membershipId: stretch.membershipId,
        validFrom: later(stretch.validFrom, version.validFrom),
        validTo: earlier(stretch.validTo, version.validTo),
      })),
  )
}

const later = (a: PlainDate, b: PlainDate): PlainDate => (a > b ? a : b)

const earlier = (a: PlainDate | null, b: PlainDate | null): PlainDate | null =>
  a === null ? b : b === null ? a : a < b ? a : b
