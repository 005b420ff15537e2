import { Streamed } from '../../../../platform/http/streamed.ts'
import { pieceByPiece } from '../../../../platform/piece-by-piece.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { datesInRange } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../../../platform/vocabulary/weekdays.ts'
import { minimumOn } from '../../absences/calendar/port.ts'
import type { ShiftRecord } from '../record/record.ts'
import { coverageOf } from '../rules/coverage.ts'
import { brokenIn } from '../rules/check.ts'
import { Plan } from '../rules/plan.ts'
import type { PlannedShift } from '../rules/plan-facts.ts'
import type { PlanMaterial } from './material.ts'
import { daysOfPeople } from './days.ts'
import type { UnitWindow } from '../people-of-plan.ts'
import { premiumCentsOf, premiumsTogether } from './premiums.ts'
import type { PlannedPerson, ShiftPlan, ShownPlanShift } from './shapes.ts'
import { planShift } from './view.ts'

/** The plan as it is answered, worked out and sent in turns of the event loop. */
export async function assembled(material: PlanMaterial, language: Locale): Promise<Streamed<ShiftPlan>> {
  const { planningUnitId, from, to, now, shifts, facts, settings } = material
  const inPlan = shifts.filter(
    shift => shift.planningUnitId === planningUnitId && from <= shift.workDate && shift.workDate <= to,
  )
  const plan = new Plan(facts, [], settings)
  const shown = new Map(await pieceByPiece(shownShifts(inPlan, plan, language)))
  const people = await pieceByPiece(peopleWith(inPlan, shown, material))
  const unassigned = shownOf(
    inPlan.filter(({ membershipId }) => membershipId === null),
    shown,
  )
  const coverage = await pieceByPiece(coverageDays(inPlan, plan, material))
  const totals = totalsOf(people, unassigned)
  return new Streamed<ShiftPlan>({
    planningUnitId,
    from,
    to,
    readAt: now,
    people,
    unassigned,
    coverage,
    totals,
  })
}

function totalsOf(
  people: readonly PlannedPerson[],
  unassigned: readonly ShownPlanShift[],
): ShiftPlan['totals'] {
  const days = people.flatMap(person => person.days)
  const sum = (of: readonly { readonly plannedMinutes: number }[]) =>
    of.reduce((total, { plannedMinutes }) => total + plannedMinutes, 0)
  return {
    plannedMinutes: sum(people),
    unassignedMinutes: sum(unassigned),
    premiums: premiumsTogether(days.flatMap(({ premiums }) => premiums)),
    premiumCents: premiumCentsOf(days.map(({ premiumCents }) => premiumCents)),
  }
}

/** The shifts of the plan with what they break as it is now. */
function* shownShifts(
  inPlan: readonly ShiftRecord[],
  plan: Plan,
  language: Locale,
): Generator<[Id, ShownPlanShift]> {
  const broken = brokenIn(plan, inPlan.map(asPlanned))
  for (const shift of inPlan) {
    const ofShift = broken.next().value ?? []
    // That payroll has a day is told by the lock; a plan of past days would tell nothing else.
    yield [
      shift.id,
      planShift(
        shift,
        ofShift.filter(({ code }) => code !== 'shift_period_locked'),
        language,
      ),
    ]
  }
}

const asPlanned = (shift: ShiftRecord): PlannedShift => ({
  shiftKey: shift.id,
  planningUnitId: shift.planningUnitId,
  membershipId: shift.membershipId,
  workDate: shift.workDate,
  startAt: shift.startAt,
  endAt: shift.endAt,
  breakMinutes: shift.breakMinutes,
  cancelled: false,
  toldFor: null,
})

const shownOf = (shifts: readonly ShiftRecord[], shown: ReadonlyMap<Id, ShownPlanShift>): ShownPlanShift[] =>
  shifts.flatMap(({ id }) => shown.get(id) ?? [])

function* peopleWith(
  inPlan: readonly ShiftRecord[],
  shown: ReadonlyMap<Id, ShownPlanShift>,
  material: PlanMaterial,
): Generator<PlannedPerson> {
  const ofMember = Map.groupBy(inPlan, ({ membershipId }) => membershipId)
  const named = new Set(material.people.map(({ membershipId }) => membershipId))
  const gone = [...ofMember.keys()].flatMap(membershipId =>
    membershipId === null || named.has(membershipId) ? [] : [{ membershipId, displayName: null }],
  )
  const everybody = [...material.people, ...gone]
  const daysOf = daysOfPeople(material, weeksTouched(material))
  for (const { membershipId, displayName } of everybody) {
    const shifts = shownOf(ofMember.get(membershipId) ?? [], shown)
    yield {
      membershipId,
      displayName,
      belongs: material.belonging.has(membershipId),
      plannedMinutes: shifts.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0),
      shifts,
      days: daysOf(membershipId),
    }
  }
}

/** Whole weeks of the window: overtime of a week is found over all of its days. */
const weeksTouched = ({ from, to }: UnitWindow): { from: PlainDate; to: PlainDate } => ({
  from: mondayOf(from),
  to: addDays(mondayOf(to), 6),
})

/** How the days are covered by members with a shift. */
function* coverageDays(
  inPlan: readonly ShiftRecord[],
  plan: Plan,
  { planningUnitId, from, to, minimums }: PlanMaterial,
): Generator<ShiftPlan['coverage'][number]> {
  const staffed = inPlan.filter(({ membershipId }) => membershipId !== null)
  const byDate = Map.groupBy(staffed, ({ workDate }) => workDate)
  for (const date of datesInRange(from, to))
    yield {
      date,
      plannedMembers: new Set(byDate.get(date)?.map(({ membershipId }) => membershipId)).size,
      minimumMembers: minimumOn({ date, holidayKind: plan.holidayKind(date) ?? null }, minimums),
      hours: coverageOf(planningUnitId, date, plan)
        .filter(({ most, minimum, maximum }) => most > 0 || minimum > 0 || maximum !== null)
        .map(({ hour, least, most, minimum, maximum }) => ({ hour, least, most, minimum, maximum })),
    }
}
