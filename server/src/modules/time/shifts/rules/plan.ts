import {
  addDays,
  type Instant,
  millisecondsOf,
  type PlainDate,
} from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type DayClock, dayClock } from '../../../../platform/vocabulary/local-time.ts'
import { covers } from '../../../../platform/vocabulary/versions.ts'
import type { PlanFacts, PlannedShift } from './plan-facts.ts'
import { RuleBook, type RuleSettings, type RulesOfDay } from './settings.ts'

/** A shift in real time: minutes since 1970 in UTC, the end excluded. */
export interface Placed {
  readonly shift: PlannedShift
  readonly from: number
  readonly to: number
}

/** The plan as it would be, and what is asked of it again and again, worked out once. */
export class Plan {
  readonly facts: PlanFacts
  readonly #book: RuleBook
  readonly #former: ReadonlyMap<string, Placed>
  readonly #ofMembers: ReadonlyMap<Id | null, readonly Placed[]>
  readonly #ofUnits: ReadonlyMap<Id, readonly Placed[]>
  readonly #dates: KnownDates
  readonly #known = new Map<string, unknown>()

  constructor(facts: PlanFacts, wanted: readonly PlannedShift[], settings: RuleSettings) {
    this.facts = facts
    this.#dates = knownDates(facts)
    this.#book = new RuleBook(settings)
    const replaced = new Set(wanted.map(({ shiftKey }) => shiftKey))
    this.#former = new Map(
      facts.shifts
        .filter(({ shiftKey }) => replaced.has(shiftKey))
        .map(shift => [shift.shiftKey, placed(shift)]),
    )
    const coming = [...facts.shifts.filter(({ shiftKey }) => !replaced.has(shiftKey)), ...wanted]
      .filter(({ cancelled }) => !cancelled)
      .map(placed)
      .sort((a, b) => a.from - b.from || a.to - b.to)
    this.#ofMembers = Map.groupBy(coming, ({ shift }) => shift.membershipId)
    this.#ofUnits = Map.groupBy(coming, ({ shift }) => shift.planningUnitId)
  }

  /** The shifts of a member as they would be, by their beginning. */
  ofMember = (membershipId: Id): readonly Placed[] => this.#ofMembers.get(membershipId) ?? []

  /** The shifts of a unit as they would be that have a member, by their beginning. */
  staffOf = (planningUnitId: Id): readonly Placed[] =>
    this.once(`staff ${planningUnitId}`, () =>
      (this.#ofUnits.get(planningUnitId) ?? []).filter(({ shift }) => shift.membershipId !== null),
    )

  /** The standing shift whose place this one takes. */
  formerOf = (shift: PlannedShift): Placed | undefined => this.#former.get(shift.shiftKey)

  rulesOf = ({ planningUnitId, workDate }: PlannedShift): RulesOfDay =>
    this.#book.on(planningUnitId, workDate)

  rulesOn = (planningUnitId: Id, date: PlainDate): RulesOfDay => this.#book.on(planningUnitId, date)

  isPeriodWork = (membershipId: Id, date: PlainDate): boolean =>
    this.once('period work', () => Map.groupBy(this.facts.periodWork, each => each.membershipId))
      .get(membershipId)
      ?.some(stretch => covers(stretch, date)) ?? false

  holidayKind = (date: PlainDate): 'public' | 'eve' | undefined =>
    this.once('holidays', () => new Map(this.facts.holidays.map(each => [each.date, each.kind]))).get(date)

  /** A date some days after another, or before it: the same few are asked for of every shift. */
  later(date: PlainDate, days: number): PlainDate {
    const known = this.#dates.later.get(date) ?? new Map<number, PlainDate>()
    this.#dates.later.set(date, known)
    const there = known.get(days) ?? addDays(date, days)
    known.set(days, there)
    return there
  }

  /** The real minute at a clock time of a date, in the zone of the organisation. */
  minuteAt(date: PlainDate, clockMinutes: number): number {
    const known = this.#dates.clocks.get(date) ?? startOf(dayClock(date, this.facts.timeZone))
    this.#dates.clocks.set(date, known)
    return known.start + known.clock.elapsedAt(clockMinutes)
  }

  /** An instant with what the clocks of the organisation show. */
  moment = (at: Instant) => ({ at, local: localTimeIn(this.facts.timeZone, at) })

  /** Works something out once for the plan. */
  once<Value>(name: string, work: () => Value): Value {
    if (!this.#known.has(name)) this.#known.set(name, work())
    return this.#known.get(name) as Value
  }
}

/** What is known of dates, whatever is planned on them: a plan is laid out again and again on the same facts. */
interface KnownDates {
  readonly clocks: Map<PlainDate, { readonly clock: DayClock; readonly start: number }>
  readonly later: Map<PlainDate, Map<number, PlainDate>>
}

const datesOfFacts = new WeakMap<PlanFacts, KnownDates>()

function knownDates(facts: PlanFacts): KnownDates {
  const known = datesOfFacts.get(facts) ?? { clocks: new Map(), later: new Map() }
  datesOfFacts.set(facts, known)
  return known
}

/** Instants are read once: a plan is laid out again and again with the same shifts. */
const places = new WeakMap<PlannedShift, Placed>()

export function placed(shift: PlannedShift): Placed {
  const known = places.get(shift)
  if (known) return known
  const place = {
    shift,
    from: Math.floor(millisecondsOf(shift.startAt) / 60_000),
    to: Math.floor(millisecondsOf(shift.endAt) / 60_000),
  }
  places.set(shift, place)
  return place
}

/** What a shift is of working time: its real length without its break. */
export const workOf = ({ shift, from, to }: Placed): number => Math.max(0, to - from - shift.breakMinutes)

const startOf = (clock: DayClock) => ({
  clock,
  start: Math.floor(millisecondsOf(clock.instantAt(0)) / 60_000),
})

const localTimeIn = (timeZone: string, at: Instant): string =>
  Temporal.Instant.from(at)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
