import type { Holiday } from '../../day.ts'

const holiday = (date: string, code: string, kind: Holiday['kind'] = 'public'): Holiday => ({
  date,
  code,
  name: { fi: code, sv: code, en: code },
  kind,
})

/** Finnish holidays of the weeks that random members work in. */
const holidays = [
  holiday('2026-01-01', 'new_year'),
  holiday('2026-01-06', 'epiphany'),
  holiday('2026-04-03', 'good_friday'),
  holiday('2026-04-04', 'easter_saturday', 'eve'),
  holiday('2026-04-05', 'easter_sunday'),
  holiday('2026-04-06', 'easter_monday'),
  holiday('2026-05-01', 'may_day'),
  holiday('2026-06-19', 'midsummer_eve', 'eve'),
  holiday('2026-06-20', 'midsummer_day'),
  holiday('2026-10-31', 'all_saints'),
  holiday('2026-12-06', 'independence_day'),
  holiday('2026-12-24', 'christmas_eve', 'eve'),
  holiday('2026-12-25', 'christmas_day'),
  holiday('2026-12-26', 'st_stephen'),
  holiday('2027-01-01', 'new_year'),
  holiday('2027-01-06', 'epiphany'),
]

/** Mondays with holidays, eves and the changes of the clocks in the three weeks after them, and one with nothing. */
export const mondays = [
  '2025-12-29',
  '2026-02-02',
  '2026-03-16',
  '2026-04-20',
  '2026-06-08',
  '2026-10-12',
  '2026-11-23',
  '2026-12-21',
] as const

export const holidayOn = (date: string): Holiday | null => holidays.find(one => one.date === date) ?? null

const dates = new Map<string, string>()

export function dateAfter(date: string, days: number): string {
  const key = `${date} ${days}`
  const known = dates.get(key)
  if (known) return known
  const found = new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
  dates.set(key, found)
  return found
}

/** 0 for Monday, 6 for Sunday. */
export const weekday = (date: string): number => (new Date(date).getUTCDay() + 6) % 7
