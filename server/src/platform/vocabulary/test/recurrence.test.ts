import { describe, expect, it } from 'vitest'
import { following, ruleOf } from '../recurrence.ts'

const due = (local: string): string =>
  `${Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Helsinki').toInstant().toString({ smallestUnit: 'millisecond' })}`
const localOf = (instant: string | undefined) =>
  instant && Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Helsinki').toPlainDateTime().toString()

/** When the next is due, where it is done as soon as it is due unless `done` says otherwise. */
const after = (rule: string, dueAt: string, done = dueAt) => {
  const next = following(rule, { dueAt: due(dueAt), doneAt: due(done), timeZone: 'Europe/Helsinki' })
  return next && [localOf(next.dueAt), next.recurrence]
}

describe('a rule', () => {
  it.each([
    ['FREQ=WEEKLY', 'FREQ=WEEKLY'],
    [' rrule:freq=weekly;byday=mo,we ', 'FREQ=WEEKLY;BYDAY=MO,WE'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['FREQ=DAILY;UNTIL=20271231T220000Z', 'FREQ=DAILY;UNTIL=20271231T220000Z'],
  ])('%s is kept in one form', (text, kept) => {
    expect(ruleOf(text)).toBe(kept)
  })

  it.each([
    'every Monday',
    'INTERVAL=2',
    'FREQ=HOURLY',
    'FREQ=WEEKLY;FREQ=DAILY',
    'FREQ=WEEKLY;INTERVAL=0',
    'FREQ=WEEKLY;BYHOUR=9',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;UNTIL=20271231',
    'FREQ=WEEKLY;COUNT=2=3',
    'FREQ=DAILY\r\nATTENDEE:mailto:x@example.com',
  ])('is not %s', text => {
    expect(ruleOf(text)).toBeUndefined()
  })
})

describe('what follows', () => {
  it.each([
    ['FREQ=DAILY;INTERVAL=2', '2026-11-23T09:00', '2026-11-25T09:00:00'],
    ['FREQ=WEEKLY', '2026-11-23T09:00', '2026-11-30T09:00:00'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', '2026-11-25T09:00', '2026-12-07T09:00:00'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2027-01-31T09:00', '2027-02-28T09:00:00'],
    ['FREQ=MONTHLY', '2027-01-31T09:00', '2027-03-31T09:00:00'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27T09:00', '2026-12-25T09:00:00'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2028-02-29T09:00', '2032-02-29T09:00:00'],
  ])('%s after %s is at the same time of day on %s', (rule, from, next) => {
    expect(after(rule, from)).toEqual([next, rule])
  })

  it('keeps the time of day where the clocks are changed', () => {
    expect(after('FREQ=WEEKLY', '2027-03-22T09:00')).toEqual(['2027-03-29T09:00:00', 'FREQ=WEEKLY'])
    expect(after('FREQ=DAILY', '2026-10-24T09:00')).toEqual(['2026-10-25T09:00:00', 'FREQ=DAILY'])
  })

  it('is still to come where something was done late, and after its own time where it was done early', () => {
    expect(after('FREQ=WEEKLY', '2026-11-02T09:00', '2026-11-18T15:00')).toEqual([
      '2026-11-23T09:00:00',
      'FREQ=WEEKLY',
    ])
    expect(after('FREQ=WEEKLY', '2026-11-23T09:00', '2026-11-20T15:00')).toEqual([
      '2026-11-30T09:00:00',
      'FREQ=WEEKLY',
    ])
  })

  it('counts down, and ends', () => {
    expect(after('FREQ=WEEKLY;COUNT=3', '2026-11-23T09:00')).toEqual([
      '2026-11-30T09:00:00',
      'FREQ=WEEKLY;COUNT=2',
    ])
    expect(after('FREQ=WEEKLY;COUNT=2', '2026-11-30T09:00')).toEqual(['2026-12-07T09:00:00', null])
    expect(after('FREQ=WEEKLY;COUNT=1', '2026-12-07T09:00')).toBeUndefined()
    expect(after('FREQ=WEEKLY;UNTIL=20261130T000000Z', '2026-11-23T09:00')).toBeUndefined()
  })

  it.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=99',
    'FREQ=DAILY;BYMONTH=4;BYMONTHDAY=31',
    'FREQ=WEEKLY;BYDAY=1MO',
  ])('is nothing by %s, and the search for it ends', rule => {
    expect(after(rule, '2026-11-23T09:00')).toBeUndefined()
  })
})
