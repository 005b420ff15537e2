import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ForeseenWork } from '../../work-days/port.ts'
import type { ShiftRecord } from '../record/record.ts'
import { plannedMinutes } from '../record/view.ts'
import type { AbsentDate } from '../rules/plan-facts.ts'
import type { PlanMaterial } from './material.ts'
import { centsOfDay, premiumsOf } from './premiums.ts'
import type { DayOfPlan } from './shapes.ts'

interface Weeks {
  readonly from: PlainDate
  readonly to: PlainDate
}

/** The days of each person on which anything is planned, or they are absent. */
export function daysOfPeople(material: PlanMaterial, weeks: Weeks): (membershipId: Id) => DayOfPlan[] {
  const { from, to, planningUnitId, facts, shifts, costs, foresee } = material
  const within = (date: PlainDate) => from <= date && date <= to
  const shiftsOfMember = Map.groupBy(
    shifts.filter(({ workDate }) => within(workDate)),
    ({ membershipId }) => membershipId,
  )
  const absencesOfMember = Map.groupBy(
    facts.absences.filter(({ date }) => within(date)),
    ({ membershipId }) => membershipId,
  )
  const workOf = workOfMembers(material, weeks)
  return membershipId => {
    const foreseen = new Map(foresee(workOf.get(membershipId) ?? []).map(day => [day.workDate, day]))
    const ofDates = Map.groupBy(shiftsOfMember.get(membershipId) ?? [], ({ workDate }) => workDate)
    const absent = Map.groupBy(absencesOfMember.get(membershipId) ?? [], ({ date }) => date)
    return [...new Set([...ofDates.keys(), ...absent.keys()])].sort().map(date => {
      const planned = ofDates.get(date) ?? []
      const here = planned.filter(shift => shift.planningUnitId === planningUnitId)
      const day = here.length > 0 ? foreseen.get(date) : undefined
      const premiums = day ? premiumsOf(day.lines) : []
      const plannedHere = minutesOf(here)
      return {
        date,
        plannedMinutes: plannedHere,
        elsewhereMinutes: minutesOf(planned) - plannedHere,
        absence: absenceOf(absent.get(date) ?? []),
        premiums,
        premiumCents: day ? centsOfDay(day, premiums, costs) : null,
      }
    })
  }
}

const minutesOf = (shifts: readonly ShiftRecord[]): number =>
  shifts.reduce((sum, shift) => sum + plannedMinutes(shift), 0)

/** Absences of both halves together take the day. */
function absenceOf(absences: readonly AbsentDate[]): AbsentDate['part'] | null {
  const parts = new Set(absences.map(({ part }) => part))
  if (parts.has('full') || (parts.has('am') && parts.has('pm'))) return 'full'
  return absences[0]?.part ?? null
}

/** The work of those who have a shift of the unit: of their weeks, and of their periods where they work by them. */
function workOfMembers(
  { shifts, planningUnitId, from, to, facts }: PlanMaterial,
  weeks: Weeks,
): ReadonlyMap<Id, ForeseenWork[]> {
  const working = new Set(
    shifts
      .filter(
        shift => shift.planningUnitId === planningUnitId && from <= shift.workDate && shift.workDate <= to,
      )
      .map(({ membershipId }) => membershipId),
  )
  const byPeriods = new Set(facts.periodWork.map(({ membershipId }) => membershipId))
  const work = shifts.flatMap(
    ({ membershipId, workDate, startMinutes, endMinutes, breakMinutes, entryTypeId }) => {
      if (membershipId === null || !working.has(membershipId)) return []
      const counts = byPeriods.has(membershipId) || (weeks.from <= workDate && workDate <= weeks.to)
      return counts ? [{ membershipId, workDate, startMinutes, endMinutes, breakMinutes, entryTypeId }] : []
    },
  )
  return Map.groupBy(work, ({ membershipId }) => membershipId)
}
