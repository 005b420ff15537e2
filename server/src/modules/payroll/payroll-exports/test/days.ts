import { newId } from '../../../../platform/vocabulary/ids.ts'
import { dayClock } from '../../../../platform/vocabulary/local-time.ts'
import type {
  DayTypeVersion,
  EntryTypeVersion,
  Holiday,
  WorktimeModelVersion,
} from '../../../time/work-days/interpretation/day.ts'
import { finnishLaw } from '../../../time/work-days/interpretation/worktime-model.ts'
import { interpretDay } from '../../../time/work-days/interpretation/interpret.ts'
import { flexMovementOf, isAbsentDay, type TypedEntry } from '../../../time/work-days/port.ts'
import { type Codes, linesOfDay } from '../lines/day-lines.ts'
import type { DayInBatch } from '../lines/reported-day.ts'
import { codingBy, type PayTypeRule } from '../pay-types/coding.ts'

const timeZone = 'Europe/Helsinki'
export const aino = newId()
export const eero = newId()

const entryType = (code: string, rest: Partial<EntryTypeVersion> = {}): EntryTypeVersion => ({
  id: newId(),
  versionId: newId(),
  code,
  category: 'work',
  countsToTarget: true,
  multiplierBp: 10000,
  maxDurationMinutes: null,
  payTypeCode: null,
  ...rest,
})

export const work = entryType('work', { payTypeCode: '1000' })
export const training = entryType('training', { payTypeCode: '1500' })
export const ordered = entryType('ordered', { countsToTarget: false })
export const lunch = entryType('lunch', { category: 'break', countsToTarget: false })
export const coffee = entryType('coffee', { category: 'break' })
export const standby = entryType('standby', {
  category: 'standby',
  countsToTarget: false,
  payTypeCode: '3000',
})
export const doctor = entryType('doctor', { category: 'absence', payTypeCode: '4000' })

export const fixed: WorktimeModelVersion = {
  ...finnishLaw,
  id: newId(),
  versionId: newId(),
  code: 'fixed_40',
  kind: 'fixed',
}
export const flexible: WorktimeModelVersion = { ...fixed, id: newId(), versionId: newId(), kind: 'flex' }

const project = newId()
const costCentre = newId()
/** Targets by the code that they have. */
export const targets = {
  tower: newId(),
  harbour: newId(),
  sales: newId(),
  office: newId(),
}
type TargetCode = keyof typeof targets

const levelOf = (code: TargetCode) => (code === 'tower' || code === 'harbour' ? project : costCentre)
export const on = (code: TargetCode, minutes: number | null = null) => ({
  dimensionId: levelOf(code),
  valueId: targets[code],
  minutes,
})

/** A share of the entry, in basis points. */
export const shareOn = (code: TargetCode, shareBp: number) => ({ ...on(code), shareBp })

const form = (rest: Partial<TypedEntry>, type: EntryTypeVersion): TypedEntry => ({
  id: newId(),
  entryType: type,
  startMinutes: null,
  endMinutes: null,
  durationMinutes: null,
  allocations: [],
  ...rest,
})

export const span = (
  startMinutes: number,
  endMinutes: number,
  type = work,
  allocations: TypedEntry['allocations'] = [],
) => form({ startMinutes, endMinutes, allocations }, type)

export const duration = (durationMinutes: number, type = work, allocations: TypedEntry['allocations'] = []) =>
  form({ durationMinutes, allocations }, type)

/** A working day of eight hours with half an hour of lunch, all of it on a target. */
export const officeDay = (code: TargetCode = 'tower') => [
  span(480, 990, work, [on(code)]),
  span(690, 720, lunch),
]

export interface ExampleDay {
  readonly workDate?: string
  readonly entries?: readonly TypedEntry[]
  readonly model?: WorktimeModelVersion
  readonly dayType?: (DayTypeVersion & { readonly payTypeCode?: string }) | null
  readonly holiday?: Holiday | null
  readonly rules?: readonly PayTypeRule[]
}

/** What a line is known by where every type says it itself. */
export const noRules = codingBy([])

const codeOfTarget = new Map<string, string>(Object.entries(targets).map(([code, id]) => [id, code]))

const interpretationOf = ({
  workDate = '2026-10-14',
  entries = officeDay(),
  model = fixed,
  dayType = null,
  holiday = null,
}: ExampleDay) =>
  interpretDay({
    workDate,
    timeZone,
    entries,
    model,
    dayType,
    holiday,
    nextDayHoliday: null,
    employed: true,
    plannedMinutes: null,
  }).interpretation

const flexOf = (example: ExampleDay): number =>
  flexMovementOf([{ model: example.model ?? fixed, balanceTerms: interpretationOf(example).balanceTerms }])

/** The lines that a day goes into a batch with, made from its real interpretation. */
export function linesFor(example: ExampleDay) {
  const {
    workDate = '2026-10-14',
    entries = officeDay(),
    model = fixed,
    dayType = null,
    rules = [],
  } = example
  const interpretation = interpretationOf(example)
  const codes: Codes = {
    typeOf: versionId => {
      const entryType = entries.map(entry => entry.entryType).find(type => type.versionId === versionId)
      if (entryType) return { entryTypeId: entryType.id, dayTypeId: null, ownCode: entryType.payTypeCode }
      if (dayType?.versionId !== versionId) return null
      return { entryTypeId: null, dayTypeId: dayType.id, ownCode: dayType.payTypeCode ?? null }
    },
    ofLine: codingBy(rules),
    ofValue: valueId => codeOfTarget.get(valueId) ?? null,
  }
  const clock = dayClock(workDate, timeZone)
  const lines = interpretation.lines.map(line => ({ ...line }))
  return linesOfDay(
    { absenceCode: null, workDate, lines, entries, clock, flex: model.kind === 'flex' },
    codes,
  )
}

/** A day that goes into a batch, of a member. */
export interface ExampleDayInBatch extends DayInBatch {
  readonly membershipId: string
  readonly employerId: string | null
}

/** A day of a member, ready for a batch. */
export function dayInBatch(example: ExampleDay & Partial<ExampleDayInBatch> = {}): ExampleDayInBatch {
  const { workDate = '2026-10-14', model = fixed, dayType = null } = example
  const known = { ...example, workDate, model: model ?? fixed, dayType: dayType ?? null }
  return {
    workDayId: example.workDayId ?? newId(),
    membershipId: example.membershipId ?? aino,
    employerId: example.employerId ?? null,
    withdrawn: false,
    workDate,
    correctsBatchId: example.correctsBatchId ?? null,
    model,
    dayType,
    absent: isAbsentDay({ ...known, lines: interpretationOf(known).lines }),
    lines: linesFor(known),
    flexMinutes: flexOf(known),
  }
}
