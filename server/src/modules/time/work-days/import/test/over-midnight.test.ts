import { describe, expect, it } from 'vitest'
import { endAfterStart, withBreaksOfNights } from '../over-midnight.ts'

describe('an end that is told by the clock alone', () => {
  it.each([
    ['08:00–16:00', 480, 960, 960],
    ['22:00–06:00', 1320, 360, 1800],
    ['22:00–00:00', 1320, 0, 1440],
    ['22:00–24:00', 1320, 1440, 1440],
    ['22:00–30:00', 1320, 1800, 1800],
    ['00:01–00:00', 1, 0, 1440],
    ['the same time twice', 480, 480, 480],
    ['midnight twice', 0, 0, 0],
    ['25:00–24:30, past midnight already', 1500, 1470, 1470],
    ['24:00–08:00, past midnight already', 1440, 480, 480],
    ['no beginning', null, 360, 360],
    ['no end', 1320, null, null],
  ])('%s', (_, start, end, expected) => expect(endAfterStart(start, end)).toBe(expected))
})

describe('breaks of a date', () => {
  const night = [1320, 1800]
  it.each([
    ['in the shift after midnight', [night], [120, 150], [1560, 1590]],
    ['up to the end of the shift', [night], [330, 360], [1770, 1800]],
    ['in the shift before midnight', [night], [1380, 1410], [1380, 1410]],
    ['over midnight', [night], [1425, 1455], [1425, 1455]],
    ['past the end of the shift', [night], [345, 375], [345, 375]],
    ['in an early shift of the date itself', [[0, 360], night], [120, 150], [120, 150]],
    ['without a shift over midnight', [[480, 960]], [120, 150], [120, 150]],
  ])('%s', (_, shifts, rest, expected) => {
    const placed = (isBreak: boolean, [startMinutes = 0, endMinutes = 0]: readonly number[]) => ({
      entry: { entryTypeId: isBreak ? 'rest' : 'work', startMinutes, endMinutes },
      isBreak,
    })
    const work = shifts.map(span => placed(false, span))
    expect(withBreaksOfNights([placed(true, rest), ...work])).toEqual([placed(true, expected), ...work])
  })

  it('that are told as a duration stay so', () => {
    const rest = { entry: { entryTypeId: 'rest', durationMinutes: 30 }, isBreak: true }
    expect(withBreaksOfNights([rest])).toEqual([rest])
  })
})
