import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { finnishPeriodWork } from '../finnish-law.ts'
import { periodOvertime } from '../period.ts'
import { dayOf, duration, model, work } from './example-day.ts'

const shifts = (version: ReturnType<typeof model>, count: number, minutes: number) =>
  Array.from({ length: count }, (_, index) =>
    dayOf({ workDate: addDays('2026-03-02', index), model: version, entries: [duration(work, minutes)] }),
  )

const byKind = (lines: ReturnType<typeof periodOvertime>['lines']) =>
  lines.reduce((totals, { kind, minutes }) => ({ ...totals, [kind]: totals[kind] + minutes }), {
    overtime_50: 0,
    overtime_100: 0,
  })

describe('overtime of period-based work', () => {
  it('two weeks: 80 h, then 12 h at +50 %, then +100 %', () => {
    const period = periodOvertime(shifts(model('period', finnishPeriodWork.twoWeeks), 10, 600))
    expect(period).toMatchObject({ countedMinutes: 6000, overtimeMinutes: 1200 })
    expect(byKind(period.lines)).toEqual({ overtime_50: 720, overtime_100: 480 })
  })

  it('three weeks: 120 h, then 18 h at +50 %, then +100 %', () => {
    const period = periodOvertime(shifts(model('period', finnishPeriodWork.threeWeeks), 15, 600))
    expect(byKind(period.lines)).toEqual({ overtime_50: 1080, overtime_100: 720 })
  })

  it('long days alone are none', () => {
    expect(periodOvertime(shifts(model('period', finnishPeriodWork.threeWeeks), 10, 720)).lines).toEqual([])
  })

  it('is known to period-based work only', () => {
    expect(periodOvertime(shifts(model('shift'), 15, 600))).toMatchObject({ overtimeMinutes: 0, lines: [] })
  })
})
