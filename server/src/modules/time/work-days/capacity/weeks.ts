import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { covers, type Validity, versionAt } from '../../../../platform/vocabulary/versions.ts'
import type { Holiday, WorktimeModelVersion } from '../interpretation/day.ts'
import { holidayEffect } from '../interpretation/target.ts'

type Model = Pick<
  WorktimeModelVersion,
  'kind' | 'dayTargets' | 'weeklyMinutes' | 'holidayEffect' | 'eveEffect' | 'holidayEffectByCode'
> &
  Validity & {
    /** The worktime model's. */
    readonly id: Id
  }

/** A day type as far as it tells whether a day of it is one of absence. */
interface DayType extends Validity {
  readonly id: Id
  readonly countsAsWorked: boolean
}

/** A day of a member that has a day type, or entries of absence. */
export interface AbsentDay {
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly dayTypeId: Id | null
  /** Of its entries of absence. */
  readonly minutes: number
}

/** What decides how much work the weeks of members hold. */
export interface CapacityFacts {
  /** Whole weeks from Monday to Sunday, one after the other. */
  readonly dates: readonly PlainDate[]
  readonly membershipIds: readonly Id[]
  readonly assigned: readonly (Validity & { readonly membershipId: Id; readonly assignedId: Id })[]
  readonly models: readonly Model[]
  readonly dayTypes: readonly DayType[]
  readonly holidays: readonly Holiday[]
  readonly employments: readonly {
    readonly membershipId: Id
    readonly startDate: PlainDate | null
    readonly endDate: PlainDate | null
  }[]
  readonly absentDays: readonly AbsentDay[]
}

export interface CapacityOfWeek {
  /** What the worktime model expects of the member in the week, while employed and without holidays. */
  readonly capacityMinutes: number
  /** How much of it the member is absent. */
  readonly absentMinutes: number
}

/** The weeks of each member, in the order of the dates. */
export function capacityByWeek(facts: CapacityFacts): ReadonlyMap<Id, readonly CapacityOfWeek[]> {
  const expected = expectingOf(facts)
  const employmentsOf = Map.groupBy(facts.employments, ({ membershipId }) => membershipId)
  const absentOf = Map.groupBy(facts.absentDays, ({ membershipId }) => membershipId)
  return new Map(
    facts.membershipIds.map(id => {
      const employments = employmentsOf.get(id) ?? []
      const absences = new Map((absentOf.get(id) ?? []).map(day => [day.workDate, day]))
      const weeks: { capacityMinutes: number; absentMinutes: number }[] = []
      for (const [index, date] of facts.dates.entries()) {
        const week = (weeks[Math.floor(index / 7)] ??= { capacityMinutes: 0, absentMinutes: 0 })
        if (!employments.some(({ startDate, endDate }) => isWithin(startDate, endDate, date))) continue
        const minutes = expected(id, index, date)
        week.capacityMinutes += minutes
        week.absentMinutes += absentOn(facts.dayTypes, absences.get(date), minutes)
      }
      return [id, weeks] as const
    }),
  )
}

/** What the model of a member expects on each of the dates. */
function expectingOf({ assigned, models, holidays }: CapacityFacts) {
  const stretchesOf = Map.groupBy(assigned, ({ membershipId }) => membershipId)
  const versionsOf = Map.groupBy(models, ({ id }) => id)
  const holidayOn = new Map(holidays.map(holiday => [holiday.date, holiday]))
  return (membershipId: Id, index: number, date: PlainDate): number => {
    const modelId = versionAt(stretchesOf.get(membershipId) ?? [], date)?.assignedId
    const model = modelId === undefined ? undefined : versionAt(versionsOf.get(modelId) ?? [], date)
    return model ? expectedOn(model, index % 7, holidayOn.get(date) ?? null) : 0
  }
}

const WORKING_DAYS = 5

/**
 * What a model expects on a weekday, Monday being 0. Where a rota says which days are worked, the agreed week is spread
 * over its first five days: by weeks that is as much.
 */
function expectedOn(model: Model, weekday: number, holiday: Holiday | null): number {
  if (model.kind === 'hours_only' || holidayEffect(model, holiday) !== 'none') return 0
  if (model.dayTargets.some(minutes => minutes > 0)) return model.dayTargets[weekday] ?? 0
  if (weekday >= WORKING_DAYS) return 0
  const share = Math.floor(model.weeklyMinutes / WORKING_DAYS)
  return weekday === 0 ? model.weeklyMinutes - share * (WORKING_DAYS - 1) : share
}

/** A whole day of absence takes what the day expects, and entries of absence at most that. */
function absentOn(dayTypes: readonly DayType[], day: AbsentDay | undefined, expectedMinutes: number): number {
  if (!day) return 0
  const dayType = dayTypes.find(version => version.id === day.dayTypeId && covers(version, day.workDate))
  return dayType && !dayType.countsAsWorked ? expectedMinutes : Math.min(day.minutes, expectedMinutes)
}

const isWithin = (start: PlainDate | null, end: PlainDate | null, date: PlainDate): boolean =>
  (start === null || start <= date) && (end === null || date <= end)
