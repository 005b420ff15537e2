import { describe, expect, it } from 'vitest'
import { dayClock, formatClock, dayMinutes } from '../local-time.ts'

const HELSINKI = 'Europe/Helsinki'

describe('the clock of a day', () => {
  it.each([
    ['2026-01-15', 0, '2026-01-14T22:00:00.000Z'],
    ['2026-01-15', 480, '2026-01-15T06:00:00.000Z'],
    ['2026-07-15', 480, '2026-07-15T05:00:00.000Z'],
    ['2026-01-15', 1800, '2026-01-16T04:00:00.000Z'],
    ['2026-03-28', 1800, '2026-03-29T03:00:00.000Z'],
    ['2026-10-24', 1800, '2026-10-25T04:00:00.000Z'],
    ['2028-02-28', 2879, '2028-02-29T21:59:00.000Z'],
    ['2028-02-28', 2880, '2028-02-29T22:00:00.000Z'],
  ])('of %s in Helsinki shows minute %i at %s', (date, minutes, instant) => {
    const clock = dayClock(date, HELSINKI)
    expect(clock.instantAt(minutes)).toBe(instant)
    expect(clock.clockOf(instant)).toBe(minutes)
  })

  it('drops the seconds of an instant', () => {
    expect(dayClock('2026-01-15', HELSINKI).clockOf('2026-01-15T06:00:59.999Z')).toBe(480)
  })

  it('skips an hour in spring: its times are the moment of the change', () => {
    const clock = dayClock('2026-03-29', HELSINKI)
    expect([179, 180, 210, 239, 240].map(clock.elapsedAt)).toEqual([179, 180, 180, 180, 180])
    expect([179, 180, 239, 240].map(clock.readingOf)).toEqual(['once', 'skipped', 'skipped', 'once'])
    expect(clock.clockAt(180, 'start')).toBe(240)
    expect(clock.clockAt(180, 'end')).toBe(180)
  })

  it('repeats an hour in autumn: its times are the first ones', () => {
    const clock = dayClock('2026-10-25', HELSINKI)
    expect([179, 180, 239, 240].map(clock.elapsedAt)).toEqual([179, 180, 239, 300])
    expect([179, 180, 239, 240].map(clock.readingOf)).toEqual(['once', 'repeated', 'repeated', 'once'])
    expect(clock.clockOf('2026-10-25T00:30:00.000Z')).toBe(210)
    expect(clock.clockOf('2026-10-25T01:30:00.000Z')).toBe(210)
  })

  it.each([
    ['a day that begins at 01:00, because the clock skips midnight', '2026-03-08', 'America/Havana', 1380],
    ['a day that sees midnight twice', '2026-11-01', 'America/Havana', 1500],
    ['a change of half an hour', '2026-04-05', 'Australia/Lord_Howe', 1470],
    ['a date that a zone left out', '2011-12-30', 'Pacific/Apia', 0],
  ])('knows %s', (_, date, zone, length) => {
    const clock = dayClock(date, zone)
    expect(clock.elapsedAt(1440)).toBe(length)
    expect(dayMinutes(date, zone)).toBe(length)
  })

  it.each(['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-06-01'])(
    'never turns a later time of %s into an earlier instant',
    date => {
      const clock = dayClock(date, HELSINKI)
      const elapsed = Array.from({ length: 2881 }, (_, minutes) => clock.elapsedAt(minutes))
      elapsed.forEach((value, minutes) => expect(value).toBeGreaterThanOrEqual(elapsed[minutes - 1] ?? 0))
    },
  )

  it('agrees with Temporal on every minute of both clock changes', () => {
    for (const date of ['2026-03-29', '2026-10-25']) {
      const clock = dayClock(date, HELSINKI)
      for (let minutes = 0; minutes < 1440; minutes++) {
        if (clock.readingOf(minutes) === 'skipped') continue
        const zoned = Temporal.PlainDate.from(date)
          .toPlainDateTime(Temporal.PlainTime.from('00:00').add({ minutes }))
          .toZonedDateTime(HELSINKI, { disambiguation: 'earlier' })
        expect(Date.parse(clock.instantAt(minutes))).toBe(zoned.epochMilliseconds)
      }
    }
  })

  it('refuses what is no date and no zone', () => {
    expect(() => dayClock('2026-02-29', HELSINKI)).toThrow(RangeError)
    expect(() => dayClock('2026-01-15', 'Europe/Atlantis')).toThrow(RangeError)
  })
})

describe('the length of a day', () => {
  it.each([
    ['2026-03-29', 1380],
    ['2026-10-25', 1500],
    ['2026-03-28', 1440],
    ['2028-02-29', 1440],
  ])('%s in Helsinki has %i minutes', (date, minutes) => {
    expect(dayMinutes(date, HELSINKI)).toBe(minutes)
  })
})

describe('a clock time in words', () => {
  it.each([
    [0, '00:00'],
    [485, '08:05'],
    [1439, '23:59'],
    [1440, '00:00+1'],
    [1800, '06:00+1'],
    [2880, '00:00+2'],
  ])('minute %i is %s', (minutes, text) => {
    expect(formatClock(minutes)).toBe(text)
  })
})
