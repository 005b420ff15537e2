import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Called } from '../../../../platform/vocabulary/starter-names.ts'
import { type DatedDayType, dayTypeNameIn } from '../../../company/catalogs/day-types/port.ts'
import {
  type DatedEntryType,
  type EntryCategory,
  entryTypeNameIn,
} from '../../../company/catalogs/entry-types/port.ts'
import type { DatedWorktimeModel } from '../../../company/catalogs/worktime-models/port.ts'
import { isWorkingTime } from '../../../time/work-days/port.ts'
import { type LineKind, lineKinds } from '../kinds.ts'
import type { CodeOf, LineFacts } from './coding.ts'
import type { PayTypeGap } from './contract.ts'

const workingTime: readonly LineKind[] = [
  'normal',
  'additional',
  'overtime_50',
  'overtime_100',
  'evening',
  'night',
  'sunday',
  'holiday',
]

/** The kinds of line that the time of an entry type can become: all of working time where it counts as such (3 §). */
export const kindsOfCategory: Readonly<Record<EntryCategory, readonly LineKind[]>> = {
  work: workingTime,
  break: workingTime,
  travel: [...workingTime, 'travel'],
  standby: [...workingTime, 'standby'],
  absence: ['credit', 'absence'],
}

/** The kinds of line that a day type gives. */
export const kindsOfDayType: readonly LineKind[] = ['credit', 'absence']

/** What is in force on a date. */
export interface InUse {
  readonly entryTypes: readonly DatedEntryType[]
  readonly dayTypes: readonly DatedDayType[]
  readonly models: readonly Model[]
}

type Model = Pick<
  DatedWorktimeModel,
  | 'kind'
  | 'flexInPayroll'
  | 'overtimeCompensation'
  | 'evening'
  | 'night'
  | 'sundayPremiumBp'
  | 'holidayEffect'
  | 'eveEffect'
  | 'holidayEffectByCode'
>

/** A gap before it is known who reads of it. */
type FoundGap = Omit<PayTypeGap, 'typeName'> & { readonly called: (chosen: Locale | null) => string | null }

const calledBy =
  (nameIn: typeof entryTypeNameIn, { code, name }: Called) =>
  (chosen: Locale | null) =>
    nameIn(chosen, { code, name })

/** The lines that types and models can give on a date and that nothing has a code for, by type and kind. */
export function gapsOf(codeOf: CodeOf, { entryTypes, dayTypes, models }: InUse, date: PlainDate): FoundGap[] {
  const given = kindsGivenBy(models)
  const isGap = (facts: Omit<LineFacts, 'compensation'>) => {
    const { payTypeCode, leftOut } = codeOf({ ...facts, compensation: 'paid' }, date)
    return payTypeCode === null && !leftOut
  }
  const ofEntryTypes = entryTypes
    .filter(({ active }) => active)
    .flatMap(type =>
      kindsOf(type)
        .filter(kind => given.has(kind))
        .map(kind => {
          const ownCode = ownKinds.has(kind) ? type.payTypeCode : null
          return {
            kind,
            entryTypeId: type.id,
            dayTypeId: null,
            called: calledBy(entryTypeNameIn, type),
            ownCode,
          }
        }),
    )
  const ofDayTypes = dayTypes
    .filter(({ active, credit }) => active && credit !== 'none')
    .map(type => ({
      kind: 'credit' as const,
      entryTypeId: null,
      dayTypeId: type.id,
      called: calledBy(dayTypeNameIn, type),
      ownCode: type.payTypeCode,
    }))
  const ofHolidays = models.some(creditsHolidays) ? [ofNoType('credit')] : []
  const ofFlex = models.some(tellsFlex) ? [ofNoType('flex')] : []
  return [...ofEntryTypes, ...ofDayTypes, ...ofHolidays, ...ofFlex]
    .filter(isGap)
    .map(({ ownCode: _, ...gap }) => gap)
}

/** A line that a model gives by itself. */
const ofNoType = (kind: LineKind) => ({
  kind,
  entryTypeId: null,
  dayTypeId: null,
  called: () => null,
  ownCode: null,
})

const tellsFlex = ({ kind, flexInPayroll }: Model): boolean => kind === 'flex' && flexInPayroll === 'movement'

/** The kinds for which a type's own code counts. */
const ownKinds: ReadonlySet<LineKind> = new Set(['normal', 'standby', 'travel', 'credit'])

/** The kinds that the time of one version of an entry type becomes. */
function kindsOf(type: DatedEntryType): readonly LineKind[] {
  if (isWorkingTime(type)) return kindsOfCategory.work
  // Unpaid absence is told only where it has a code, so that it is never without one.
  if (type.category === 'absence') return type.countsToTarget ? ['credit'] : []
  return type.category === 'break' ? [] : [type.category as 'travel' | 'standby']
}

/** The kinds of line that some model gives: premiums are agreed on or not. */
function kindsGivenBy(models: readonly Model[]): ReadonlySet<LineKind> {
  const some = (has: (model: Model) => boolean) => models.some(has)
  const paysOvertime = some(model => model.overtimeCompensation === 'paid')
  const paysSundays = some(model => model.sundayPremiumBp > 0)
  const conditions: Partial<Record<LineKind, boolean>> = {
    additional: paysOvertime,
    overtime_50: paysOvertime,
    overtime_100: paysOvertime,
    evening: some(model => model.evening !== null),
    night: some(model => model.night !== null),
    sunday: paysSundays,
    holiday: paysSundays,
  }
  return new Set(lineKinds.filter(kind => conditions[kind] ?? true))
}

const creditsHolidays = ({ holidayEffect, eveEffect, holidayEffectByCode }: Model): boolean =>
  [holidayEffect, eveEffect, ...Object.values(holidayEffectByCode)].includes('credited')
