import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'

/**
 * `public`: a church holiday, Independence Day or May Day; work on it is paid as Sunday work (Working Time Act 872/2019, 20 §).
 * `eve`: an ordinary day by law, free in most collective agreements and no annual-holiday day (Annual Holidays Act 162/2005, 4 §).
 */
export type HolidayKind = 'public' | 'eve'

export interface FinnishHoliday {
  readonly date: PlainDate
  readonly code: string
  readonly name: { readonly fi: string; readonly sv: string; readonly en: string }
  readonly kind: HolidayKind
}

/** Epiphany and Ascension Day came back to their own weekdays in 1992; the years before followed another law. */
const FIRST_YEAR = 1992
const LAST_YEAR = 9999

const years = new Map<number, readonly FinnishHoliday[]>()

/**
 * The holidays of one calendar year in Finland, in order of date. Two may share a date: Ascension Day fell on
 * May Day in 2008. Throws a `RangeError` for a year before 1992, after 9999 or not whole.
 */
export function finnishHolidays(year: number): readonly FinnishHoliday[] {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR)
    throw new RangeError(
      `Finnish holidays are known for the years ${FIRST_YEAR} to ${LAST_YEAR}, not ${year}.`,
    )
  // Every day that is written asks for its year, and working one out takes as long as interpreting the day.
  let holidays = years.get(year)
  if (!holidays) years.set(year, (holidays = holidaysOf(year)))
  return holidays
}

function holidaysOf(year: number): readonly FinnishHoliday[] {
  const holidays = [...datedHolidays(year), ...easterHolidays(easterSunday(year))]
  return holidays.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** Those on a date of the year, or on the Saturday after one. */
function datedHolidays(year: number): FinnishHoliday[] {
  const fixed = (month: number, day: number) => new Temporal.PlainDate(year, month, day)
  const midsummerDay = saturdayFrom(fixed(6, 20))
  const midsummerEve = midsummerDay.subtract({ days: 1 })
  const allSaints = saturdayFrom(fixed(10, 31))
  return [
    holiday('public', fixed(1, 1), 'new_year', 'Uudenvuodenpäivä', 'Nyårsdagen', "New Year's Day"),
    holiday('public', fixed(1, 6), 'epiphany', 'Loppiainen', 'Trettondagen', 'Epiphany'),
    holiday('public', fixed(5, 1), 'may_day', 'Vappu', 'Första maj', 'May Day'),
    holiday('eve', midsummerEve, 'midsummer_eve', 'Juhannusaatto', 'Midsommarafton', 'Midsummer Eve'),
    holiday('public', midsummerDay, 'midsummer_day', 'Juhannuspäivä', 'Midsommardagen', 'Midsummer Day'),
    holiday('public', allSaints, 'all_saints_day', 'Pyhäinpäivä', 'Alla helgons dag', "All Saints' Day"),
    holiday(
      'public',
      fixed(12, 6),
      'independence_day',
      'Itsenäisyyspäivä',
      'Självständighetsdagen',
      'Independence Day',
    ),
    holiday('eve', fixed(12, 24), 'christmas_eve', 'Jouluaatto', 'Julafton', 'Christmas Eve'),
    holiday('public', fixed(12, 25), 'christmas_day', 'Joulupäivä', 'Juldagen', 'Christmas Day'),
    holiday('public', fixed(12, 26), 'st_stephens_day', 'Tapaninpäivä', 'Annandag jul', "St Stephen's Day"),
  ]
}

function easterHolidays(easter: Temporal.PlainDate): FinnishHoliday[] {
  const fromEaster = (days: number) => easter.add({ days })
  return [
    holiday('public', fromEaster(-2), 'good_friday', 'Pitkäperjantai', 'Långfredagen', 'Good Friday'),
    holiday('eve', fromEaster(-1), 'easter_saturday', 'Pääsiäislauantai', 'Påsklördagen', 'Easter Saturday'),
    holiday('public', easter, 'easter_sunday', 'Pääsiäispäivä', 'Påskdagen', 'Easter Sunday'),
    holiday(
      'public',
      fromEaster(1),
      'easter_monday',
      'Toinen pääsiäispäivä',
      'Annandag påsk',
      'Easter Monday',
    ),
    holiday(
      'public',
      fromEaster(39),
      'ascension_day',
      'Helatorstai',
      'Kristi himmelsfärdsdag',
      'Ascension Day',
    ),
    holiday('public', fromEaster(49), 'whit_sunday', 'Helluntaipäivä', 'Pingstdagen', 'Whit Sunday'),
  ]
}

function holiday(
  kind: HolidayKind,
  date: Temporal.PlainDate,
  code: string,
  fi: string,
  sv: string,
  en: string,
): FinnishHoliday {
  return { date: date.toString(), code, name: { fi, sv, en }, kind }
}

/** The first Saturday on or after a date. */
const saturdayFrom = (date: Temporal.PlainDate): Temporal.PlainDate =>
  date.add({ days: (6 - date.dayOfWeek + 7) % 7 })

/**
 * Easter Sunday of a year in the Gregorian calendar, by the anonymous algorithm that Meeus, Jones and Butcher
 * published (Meeus, Astronomical Algorithms, chapter 8); the letters are theirs.
 */
function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return new Temporal.PlainDate(year, Math.floor(n / 31), (n % 31) + 1)
}
