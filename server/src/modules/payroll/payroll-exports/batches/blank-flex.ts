import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Holiday } from '../../../company/catalogs/holidays/port.ts'
import type { DatedWorktimeModel } from '../../../company/catalogs/worktime-models/port.ts'
import { flexOfBlankDate } from '../../../time/work-days/port.ts'
import { byDate } from '../lines/by-date.ts'

interface BlankFlex {
  readonly model: DatedWorktimeModel
  readonly minutes: number
}

export type FlexOf = (model: DatedWorktimeModel, date: PlainDate) => BlankFlex | null

/** Interprets a date without entries once for each model: thousands of members share a few. */
export function flexBy(holidays: readonly Holiday[], timeZone: string): FlexOf {
  const holidayOn = new Map(holidays.map(holiday => [holiday.date, holiday]))
  const onDates = (model: DatedWorktimeModel) =>
    byDate(date => ({
      model,
      minutes: flexOfBlankDate(date, { model, timeZone, holiday: holidayOn.get(date) ?? null }),
    }))
  const known = new Map<Id, ReturnType<typeof onDates>>()
  return (model, date) => {
    if (model.kind !== 'flex' || model.flexInPayroll !== 'movement') return null
    const flexOn = known.get(model.versionId) ?? onDates(model)
    known.set(model.versionId, flexOn)
    return flexOn(date)
  }
}
