import type {
  DayFacts,
  DayInterpretation,
  DayTypeVersion,
  EntryTypeVersion,
  Holiday,
  InterpretationLine,
  InterpretedDay,
  InterpretedEntry,
  WorktimeModelKind,
  WorktimeModelVersion,
} from '../day.ts'
import { isAbsentDay } from '../absent-day.ts'
import { finnishLaw } from '../worktime-model.ts'
import { interpretDay } from '../interpret.ts'
import type { DayOfStretch } from '../threshold-overtime.ts'

export const HELSINKI = 'Europe/Helsinki'

/** An ordinary Tuesday. */
export const TUESDAY = '2026-03-03'

const entryType = (code: string, rest: Partial<EntryTypeVersion>): EntryTypeVersion => ({
  id: `entry-type-${code}`,
  versionId: `entry-type-${code}-v1`,
  code,
  category: 'work',
  countsToTarget: true,
  multiplierBp: 10000,
  maxDurationMinutes: null,
  payTypeCode: null,
  ...rest,
})

export const work = entryType('work', {})
export const doublePaidWork = entryType('emergency', { multiplierBp: 20000 })
export const orderedWork = entryType('ordered', { countsToTarget: false })
export const lunch = entryType('lunch', { category: 'break', countsToTarget: false })
export const coffee = entryType('coffee', { category: 'break' })
export const travel = entryType('travel', { category: 'travel', countsToTarget: false })
export const paidTravel = entryType('paid_travel', { category: 'travel' })
export const onCall = entryType('on_call', { category: 'standby', countsToTarget: false, multiplierBp: 5000 })
export const doctor = entryType('doctor', { category: 'absence' })
export const unpaidLeave = entryType('unpaid_leave', { category: 'absence', countsToTarget: false })

let entries = 0
const nextId = () => `entry-${++entries}`

/** An entry on the clock: `span(work, '22:00', '06:00+1')`. */
export const span = (type: EntryTypeVersion, from: string, to: string): InterpretedEntry => ({
  id: nextId(),
  entryType: type,
  startMinutes: at(from),
  endMinutes: at(to),
  durationMinutes: null,
})

export const duration = (type: EntryTypeVersion, durationMinutes: number): InterpretedEntry => ({
  id: nextId(),
  entryType: type,
  startMinutes: null,
  endMinutes: null,
  durationMinutes,
})

/** Clock minutes of `08:30` or `06:00+1`. */
export function at(time: string): number {
  const [, hours, minutes, days] = /^(\d\d):(\d\d)(?:\+(\d))?$/.exec(time) ?? []
  return Number(days ?? 0) * 1440 + Number(hours) * 60 + Number(minutes)
}

/** A full-time model under the law alone. */
export const model = (
  kind: WorktimeModelKind,
  rest: Partial<WorktimeModelVersion> = {},
): WorktimeModelVersion => ({
  ...finnishLaw,
  id: `model-${kind}`,
  versionId: `model-${kind}-v1`,
  code: `${kind}_40`,
  kind,
  ...rest,
})

/** Every working day of the week expects the same. */
export const everyDay = (minutes: number) =>
  ({ dayTargets: [minutes, minutes, minutes, minutes, minutes, 0, 0] }) as const

export const dayType = (rest: Partial<DayTypeVersion>): DayTypeVersion => ({
  id: 'day-type',
  versionId: 'day-type-v1',
  code: 'training',
  credit: 'target',
  creditMinutes: null,
  countsAsWorked: true,
  waivesTarget: false,
  ...rest,
})

export const holiday = (date: string, code: string, kind: Holiday['kind'] = 'public'): Holiday => ({
  date,
  code,
  name: { fi: code, sv: code, en: code },
  kind,
})

export const facts = (rest: Partial<DayFacts>): DayFacts => ({
  workDate: TUESDAY,
  timeZone: HELSINKI,
  entries: [],
  model: model('fixed'),
  dayType: null,
  holiday: null,
  nextDayHoliday: null,
  employed: true,
  plannedMinutes: null,
  ...rest,
})

export const interpret = (rest: Partial<DayFacts>): InterpretedDay => interpretDay(facts(rest))

/** Minutes by kind of line, added up. */
export function minutesByKind(
  lines: readonly Pick<InterpretationLine, 'kind' | 'minutes'>[],
): Record<string, number> {
  const totals: Record<string, number> = {}
  for (const { kind, minutes } of lines) totals[kind] = (totals[kind] ?? 0) + minutes
  return totals
}

/** Lines as `kind minutes from–to`, so that a table of them reads at a glance. */
export const lineTexts = ({ interpretation }: InterpretedDay): string[] =>
  interpretation.lines.map(({ kind, minutes, fromMinutes, toMinutes }) =>
    fromMinutes === undefined || toMinutes === undefined
      ? `${kind} ${minutes}`
      : `${kind} ${minutes} ${clock(fromMinutes)}–${clock(toMinutes)}`,
  )

const clock = (minutes: number): string => {
  const ofDay = minutes % 1440
  const time = `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
  return minutes < 1440 ? time : `${time}+${Math.floor(minutes / 1440)}`
}

/** An interpreted day as a week or a period takes it. */
export function dayOf(
  rest: Partial<DayFacts>,
): DayOfStretch & { readonly interpretation: DayInterpretation } {
  const day = facts(rest)
  const { interpretation } = interpretDay(day)
  const { workDate, model: version, dayType: type } = day
  const { lines } = interpretation
  const absent = isAbsentDay({ model: version, dayType: type, lines })
  return { workDate, model: version, dayType: type, absent, lines, interpretation }
}
