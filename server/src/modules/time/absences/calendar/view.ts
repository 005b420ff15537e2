import type { Caller } from '../../../../platform/access/caller.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { typeNameIn } from '../types/reading.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DayPart } from '../accounts.ts'
import { type AbsenceState, statesInForce } from '../periods/life.ts'
import { seesAbsenceType, seesEveryType } from '../periods/masking.ts'
import type { Person } from './people.ts'
import type { CalendarMember, Stretch } from './shapes.ts'
import type { AbsenceRow } from './store.ts'

/** An absence as far as the caller may read it: without a type it shows nothing but its dates. */
interface SeenAbsence {
  readonly dates: readonly { readonly date: PlainDate; readonly part: DayPart }[]
  readonly told: {
    readonly periodId: Id
    readonly absenceTypeId: Id
    readonly absenceTypeName: string
    readonly waiting: boolean
  } | null
}

const withheld = { periodId: null, absenceTypeId: null, absenceTypeName: null, waiting: false } as const

/**
 * The stretches of a member's absences. Those of which the type is withheld become one row of dates before they are stretches:
 * neither how many absences they are nor where one ends and another begins says anything of their kinds.
 */
function stretchesOf(absences: readonly SeenAbsence[]): Stretch[] {
  const masked = absences.filter(({ told }) => told === null)
  const stretches = [
    ...joined(masked.flatMap(({ dates }) => dates)).map(stretch => ({ ...stretch, ...withheld })),
    ...absences.flatMap(({ dates, told }) => (told ? joined(dates).map(each => ({ ...each, ...told })) : [])),
  ]
  return stretches.toSorted(
    (a, b) =>
      order(a.startDate, b.startDate) || order(a.periodId ?? '', b.periodId ?? '') || order(a.part, b.part),
  )
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Dates that follow each other with the same part, as stretches. Both halves of a date are the whole of it. */
function joined(dates: readonly { readonly date: PlainDate; readonly part: DayPart }[]) {
  const partOn = new Map<PlainDate, DayPart>()
  for (const { date, part } of dates) partOn.set(date, together(partOn.get(date), part))
  const stretches: { startDate: PlainDate; endDate: PlainDate; part: DayPart }[] = []
  for (const [date, part] of [...partOn].toSorted(([a], [b]) => order(a, b))) {
    const last = stretches.at(-1)
    if (last && last.part === part && addDays(last.endDate, 1) === date) last.endDate = date
    else stretches.push({ startDate: date, endDate: date, part })
  }
  return stretches
}

const together = (before: DayPart | undefined, part: DayPart): DayPart =>
  before === undefined || before === part
    ? part
    : before === 'full' || part === 'full' || (before !== 'hours' && part !== 'hours')
      ? 'full'
      : before === 'hours'
        ? part
        : before

/** The members of a page with what the caller may read of their absences. */
export function members(
  caller: Caller,
  people: readonly Person[],
  absences: readonly AbsenceRow[],
  chosen: Locale | null,
): CalendarMember[] {
  const absencesOf = Map.groupBy(absences, ({ membershipId }) => membershipId)
  return people.map(({ membershipId, displayName }) => ({
    membershipId,
    displayName,
    absences: stretchesOf(
      (absencesOf.get(membershipId) ?? []).flatMap(absence => seen(caller, absence, chosen)),
    ),
  }))
}

/** What is shown of an absence; nothing at all of one that waits for a decision of others. */
export function seen(caller: Caller, absence: AbsenceRow, chosen: Locale | null): SeenAbsence[] {
  const { dates, periodId, absenceTypeId, sensitivity } = absence
  const absenceTypeName = typeNameIn(chosen, absence)
  const waiting = !isInForce(absence.state)
  if (waiting && !decides(caller, absence)) return []
  const told = seesAbsenceType(caller, absence, sensitivity ?? 'hr')
  if (waiting && !told) return []
  return [{ dates, told: told ? { periodId, absenceTypeId, absenceTypeName, waiting } : null }]
}

const isInForce = (state: AbsenceState): boolean => (statesInForce as readonly string[]).includes(state)

const decides = (caller: Caller, { own, authority }: AbsenceRow): boolean =>
  own || seesEveryType(caller) || (authority && caller.capabilities.has('worktime.supervise'))
