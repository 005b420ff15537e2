import { describe, expect, it } from 'vitest'
import { followingDate, ruleOfDays } from '../recurrence.ts'

const timeZone = 'America/New_York'

/** The first days of a series that goes on from each day to the next, as tasks do. */
function daysOf(text: string, first: string, most: number, zone = timeZone): string[] {
  const days = [first]
  let rule: string | null = ruleOfDays(text) ?? 'refused'
  for (let on = first; rule !== null && days.length < most; ) {
    const next: ReturnType<typeof followingDate> = followingDate(rule, { on, done: on, timeZone: zone })
    if (!next) break
    days.push(next.on)
    on = next.on
    rule = next.recurrence
  }
  return days
}

/** `1997: 9/2 9/9`: days as the standard writes them. */
const listed = (text: string): string[] =>
  text.split('; ').flatMap(year => {
    const [number, days = ''] = year.split(': ')
    return days.split(' ').map(day => {
      const [month = '', date = ''] = day.split('/')
      return `${number}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    })
  })

describe('the examples of RFC 5545 §3.8.5.3 that have days', () => {
  it.each([
    ['FREQ=DAILY;COUNT=10', '1997: 9/2 9/3 9/4 9/5 9/6 9/7 9/8 9/9 9/10 9/11'],
    ['FREQ=DAILY;INTERVAL=10;COUNT=5', '1997: 9/2 9/12 9/22 10/2 10/12'],
    ['FREQ=WEEKLY;COUNT=10', '1997: 9/2 9/9 9/16 9/23 9/30 10/7 10/14 10/21 10/28 11/4'],
    [
      'FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH',
      '1997: 9/2 9/4 9/9 9/11 9/16 9/18 9/23 9/25 9/30 10/2',
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR',
      '1997: 9/1 9/3 9/5 9/15 9/17 9/19 9/29 10/1 10/3 10/13 10/15 10/17 10/27 10/29 10/31 11/10 11/12 11/14 11/24 11/26 11/28 12/8 12/10 12/12 12/22',
    ],
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH', '1997: 9/2 9/4 9/16 9/18 9/30 10/2 10/14 10/16'],
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997: 8/5 8/10 8/19 8/24'],
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997: 8/5 8/17 8/19 8/31'],
    ['FREQ=MONTHLY;COUNT=10;BYDAY=1FR', '1997: 9/5 10/3 11/7 12/5; 1998: 1/2 2/6 3/6 4/3 5/1 6/5'],
    ['FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR', '1997: 9/5 10/3 11/7 12/5'],
    [
      'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU',
      '1997: 9/7 9/28 11/2 11/30; 1998: 1/4 1/25 3/1 3/29 5/3 5/31',
    ],
    ['FREQ=MONTHLY;COUNT=6;BYDAY=-2MO', '1997: 9/22 10/20 11/17 12/22; 1998: 1/19 2/16'],
    [
      'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15',
      '1997: 9/2 9/15 10/2 10/15 11/2 11/15 12/2 12/15; 1998: 1/2 1/15',
    ],
    [
      'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
      '1997: 9/30 10/1 10/31 11/1 11/30 12/1 12/31; 1998: 1/1 1/31 2/1',
    ],
    [
      'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
      '1997: 9/10 9/11 9/12 9/13 9/14 9/15; 1999: 3/10 3/11 3/12 3/13',
    ],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997: 9/4 10/7 11/6'],
    ['FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5', '2007: 1/15 1/30 2/15 3/15 3/30'],
    [
      'FREQ=YEARLY;COUNT=10;BYMONTH=6,7',
      '1997: 6/10 7/10; 1998: 6/10 7/10; 1999: 6/10 7/10; 2000: 6/10 7/10; 2001: 6/10 7/10',
    ],
    [
      'FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3',
      '1997: 3/10; 1999: 1/10 2/10 3/10; 2001: 1/10 2/10 3/10; 2003: 1/10 2/10 3/10',
    ],
    [
      'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
      '1997: 1/1 4/10 7/19; 2000: 1/1 4/9 7/18; 2003: 1/1 4/10 7/19; 2006: 1/1',
    ],
  ])('%s ends as the standard has it', (rule, days) => {
    const [first = ''] = listed(days)
    expect(daysOf(rule, first, 100)).toEqual(listed(days))
  })

  it.each([
    ['FREQ=DAILY;INTERVAL=2', '1997: 9/2 9/4 9/6 9/8 9/10'],
    ['FREQ=WEEKLY;INTERVAL=2;WKST=SU', '1997: 9/2 9/16 9/30 10/14 10/28 11/11'],
    ['FREQ=MONTHLY;BYMONTHDAY=-3', '1997: 9/28 10/29 11/28 12/29; 1998: 1/29 2/26'],
    [
      'FREQ=MONTHLY;INTERVAL=2;BYDAY=TU',
      '1997: 9/2 9/9 9/16 9/23 9/30 11/4 11/11 11/18 11/25; 1998: 1/6 1/13',
    ],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '1998: 2/13 3/13 11/13; 1999: 8/13; 2000: 10/13'],
    [
      'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13',
      '1997: 9/13 10/11 11/8 12/13; 1998: 1/10 2/7 3/7 4/11',
    ],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '1997: 9/29 10/30 11/27 12/30; 1998: 1/29 2/26 3/30'],
    ['FREQ=YEARLY;BYDAY=20MO', '1997: 5/19; 1998: 5/18; 1999: 5/17'],
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '1997: 5/12; 1998: 5/11; 1999: 5/17'],
    ['FREQ=YEARLY;BYMONTH=3;BYDAY=TH', '1997: 3/13 3/20 3/27; 1998: 3/5 3/12 3/19 3/26; 1999: 3/4'],
    [
      'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
      '1996: 11/5; 2000: 11/7; 2004: 11/2',
    ],
  ])('%s goes on as the standard has it', (rule, days) => {
    const [first = '', ...more] = listed(days)
    expect(daysOf(rule, first, more.length + 1)).toEqual([first, ...more])
  })

  it('a year of days ends with the last one before the instant', () => {
    const days = daysOf('FREQ=DAILY;UNTIL=19971224T000000Z', '1997-09-02', 200)
    expect([days.length, days.at(-1)]).toEqual([113, '1997-12-23'])
    const january = daysOf(
      'FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA',
      '1998-01-01',
      200,
    )
    expect([january.length, january.at(-1)]).toEqual([93, '2000-01-31'])
  })
})

describe('a series of days', () => {
  it('passes over months without its day, and does not move it', () => {
    expect(daysOf('FREQ=MONTHLY;BYMONTHDAY=31', '2027-01-31', 6)).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
      '2027-07-31',
      '2027-08-31',
      '2027-10-31',
    ])
    expect(daysOf('FREQ=MONTHLY', '2027-01-30', 3)).toEqual(['2027-01-30', '2027-03-30', '2027-04-30'])
    expect(daysOf('FREQ=YEARLY', '2028-02-29', 2)).toEqual(['2028-02-29', '2032-02-29'])
  })

  it('ends with a date, which is part of it, wherever the organisation is', () => {
    for (const zone of ['Europe/Helsinki', 'America/New_York', 'Pacific/Auckland', 'Africa/Cairo'])
      expect(daysOf('FREQ=WEEKLY;UNTIL=20270315', '2027-03-01', 9, zone)).toEqual([
        '2027-03-01',
        '2027-03-08',
        '2027-03-15',
      ])
  })

  it('ends with an instant on the day that it is in where the organisation is', () => {
    const last = (zone: string) => daysOf('FREQ=DAILY;UNTIL=20270303T230000Z', '2027-03-01', 9, zone).at(-1)
    expect([last('Europe/Helsinki'), last('America/New_York')]).toEqual(['2027-03-04', '2027-03-03'])
  })

  it('keeps its end in the form in which it was given, and counts down beside it', () => {
    const by = { on: '2027-03-01', done: '2027-03-01', timeZone: 'Europe/Helsinki' }
    expect(followingDate('FREQ=DAILY;COUNT=3;UNTIL=20270401', by)).toEqual({
      on: '2027-03-02',
      recurrence: 'FREQ=DAILY;COUNT=2;UNTIL=20270401',
    })
    expect(followingDate('FREQ=DAILY;UNTIL=20270231', { ...by, on: '2027-03-01' })).toBeUndefined()
  })

  it('goes on to come, however long ago its last day was', () => {
    const by = { on: '2019-01-07', done: '2026-11-24', timeZone: 'Europe/Helsinki' }
    expect(followingDate('FREQ=DAILY', by)?.on).toBe('2026-11-25')
    expect(followingDate('FREQ=WEEKLY;INTERVAL=3;BYDAY=MO', by)?.on).toBe('2026-12-14')
    expect(followingDate('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', by)?.on).toBe('2026-11-30')
  })

  it.each(['FREQ=WEEKLY;UNTIL=2027-12-31', 'FREQ=WEEKLY;UNTIL=20271231T220000', 'FREQ=YEARLY;BYDAY=54MO'])(
    'has no rule such as %s',
    rule => {
      expect(ruleOfDays(rule)).toBeUndefined()
    },
  )
})
