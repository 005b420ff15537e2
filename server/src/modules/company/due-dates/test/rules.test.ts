import { expect, it } from 'vitest'
import { finnishHolidays } from '../../catalogs/holidays/finnish-calendar.ts'
import { bankHolidaysAmong } from '../bank-holidays.ts'
import { dueDate, reach } from '../rules.ts'

const bankHoliday = bankHolidaysAmong([2023, 2024, 2025, 2026, 2027, 2028].flatMap(finnishHolidays))
const net = (netDays: number) => ({
  netDays,
  cashDiscountDays: null,
  fromEndOfMonth: false,
  toBankDay: false,
})
const month = (netDays: number) => ({ ...net(netDays), fromEndOfMonth: true })
const bank = (netDays: number) => ({ ...net(netDays), toBankDay: true })
const monthAndBank = (netDays: number) => ({ ...month(netDays), toBankDay: true })

it.each([
  ['days from the date', net(14), '2026-11-20', '2026-12-04'],
  ['at once', net(0), '2026-11-21', '2026-11-21'],
  ['days over the end of a year', net(30), '2026-12-15', '2027-01-14'],
  ['days over 29 February', net(30), '2028-02-15', '2028-03-16'],
  ['days over 28 February', net(30), '2027-02-15', '2027-03-17'],
  ['any day, though a Sunday', net(14), '2026-11-22', '2026-12-06'],

  ['the end of a month of 30 days', month(0), '2026-11-01', '2026-11-30'],
  ['the end of a month of 31 days', month(0), '2026-12-31', '2026-12-31'],
  ['30 days from the 31st', month(30), '2026-08-05', '2026-09-30'],
  ['30 days from the 30th', month(30), '2026-09-05', '2026-10-30'],
  ['the end of February', month(0), '2027-02-03', '2027-02-28'],
  ['the end of February of a leap year', month(0), '2028-02-03', '2028-02-29'],
  ['days from the end of February', month(14), '2027-02-28', '2027-03-14'],
  ['days from the end of February of a leap year', month(14), '2028-02-28', '2028-03-14'],

  ['a bank day', bank(14), '2026-11-20', '2026-12-04'],
  ['over a weekend, from Saturday', bank(0), '2026-11-21', '2026-11-23'],
  ['over a weekend, from Sunday', bank(0), '2026-11-22', '2026-11-23'],
  ['over Christmas of 2026, from its eve', bank(0), '2026-12-24', '2026-12-28'],
  ['over Christmas of 2024, from its eve', bank(0), '2024-12-24', '2024-12-27'],
  ['over Christmas of 2025, into Monday', bank(0), '2025-12-24', '2025-12-29'],
  ['over Easter', bank(0), '2026-04-03', '2026-04-07'],
  ['from the day before Easter', bank(0), '2026-04-02', '2026-04-02'],
  ['over Midsummer, from its eve', bank(0), '2026-06-19', '2026-06-22'],
  ['over the new year, a Thursday', bank(0), '2026-01-01', '2026-01-02'],
  ['over Epiphany', bank(0), '2026-01-06', '2026-01-07'],
  ['over May Day and its weekend', bank(0), '2026-05-01', '2026-05-04'],
  ['over Ascension Day', bank(0), '2026-05-14', '2026-05-15'],
  ['over Independence Day and its weekend', bank(0), '2024-12-06', '2024-12-09'],
  ['All Saints, always a Saturday', bank(0), '2026-10-31', '2026-11-02'],

  ['the end of a month, over May Day', monthAndBank(1), '2027-04-10', '2027-05-03'],
  ['the end of a month, over Easter', monthAndBank(3), '2026-03-02', '2026-04-07'],
  ['the end of a month, over the new year', monthAndBank(1), '2026-12-01', '2027-01-04'],
])('%s', (_, version, invoiceDate, expected) => {
  expect(dueDate(version, invoiceDate, bankHoliday).dueDate).toBe(expected)
})

it('says which days it moved over, and why', () => {
  expect(dueDate(bank(14), '2026-12-10', bankHoliday)).toEqual({
    dueDate: '2026-12-28',
    cashDiscountDate: null,
    countedFrom: '2026-12-10',
    due: {
      days: 14,
      countedTo: '2026-12-24',
      passedOver: [
        { date: '2026-12-24', reason: 'bank_holiday', holidayCode: 'christmas_eve' },
        { date: '2026-12-25', reason: 'bank_holiday', holidayCode: 'christmas_day' },
        { date: '2026-12-26', reason: 'saturday', holidayCode: null },
        { date: '2026-12-27', reason: 'sunday', holidayCode: null },
      ],
    },
    cashDiscount: null,
  })
})

it('an eve of the organisation is a bank day, a public holiday of its own is not', () => {
  const own = (kind: 'eve' | 'public') =>
    bankHolidaysAmong([{ date: '2026-12-31', code: 'new_years_eve', kind }])
  expect(dueDate(bank(0), '2026-12-31', own('eve')).dueDate).toBe('2026-12-31')
  expect(dueDate(bank(0), '2026-12-31', own('public')).dueDate).toBe('2027-01-01')
})

it('a cash discount is counted and moved as the due date, and never ends after it', () => {
  for (const invoiceDate of ['2026-03-20', '2026-12-11', '2028-02-29'])
    for (const fromEndOfMonth of [false, true])
      for (const toBankDay of [false, true])
        for (let days = 0; days <= 21; days++) {
          const version = { netDays: 21, cashDiscountDays: days, fromEndOfMonth, toBankDay }
          const worked = dueDate(version, invoiceDate, bankHoliday)
          const { from, to } = reach(version, invoiceDate)
          const alone = dueDate(
            { ...version, netDays: days, cashDiscountDays: null },
            invoiceDate,
            bankHoliday,
          )
          expect(worked.cashDiscountDate).toBe(alone.dueDate)
          expect([from, worked.cashDiscountDate, worked.dueDate, to]).toEqual(
            [from, worked.cashDiscountDate ?? '', worked.dueDate, to].toSorted((a, b) => a.localeCompare(b)),
          )
        }
})
