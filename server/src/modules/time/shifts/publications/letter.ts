import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Locale, regions } from '../../../../platform/vocabulary/locales.ts'
import { fullDate, type Letter } from '../../../company/outgoing-mail/port.ts'

/** Why a member is written to: a plan is published, some of it has changed, or it is taken back. */
export type PlanNewsKind = 'published' | 'changed' | 'taken_back'

export interface TimeOfShift {
  readonly startAt: Instant
  readonly endAt: Instant
}

/** What a member is told of their shifts. */
export interface PlanNews {
  readonly kind: PlanNewsKind
  readonly organisation: string
  readonly timeZone: string
  /** The reader's. */
  readonly name: string
  readonly unit: string
  readonly periodFrom: PlainDate
  readonly periodTo: PlainDate
  /** What they work, by its beginning. */
  readonly shifts: readonly TimeOfShift[]
  /** What they were told of and do not work any more. */
  readonly gone: readonly TimeOfShift[]
}

export interface PlanMail {
  readonly subject: string
  readonly letter: Letter
}

interface Words {
  readonly greeting: (name: string) => string
  readonly subject: Readonly<Record<PlanNewsKind, string>>
  readonly what: Readonly<Record<PlanNewsKind, (unit: string, organisation: string, days: string) => string>>
  readonly shifts: (count: number) => string
  readonly gone: (count: number) => string
  readonly more: (count: number) => string
  readonly remark: string
  readonly signature: string
}

const words: Readonly<Record<Locale, Words>> = {
  fi: {
    greeting: name => `Hei ${name},`,
    subject: {
      published: 'Työvuorosi on julkaistu',
      changed: 'Työvuorosi on muuttunut',
      taken_back: 'Julkaistut työvuorosi on peruttu',
    },
    what: {
      published: (unit, organisation, days) =>
        `työvuorosi yksikössä ${unit} (${organisation}) on julkaistu: ${days}.`,
      changed: (unit, organisation, days) =>
        `julkaistut työvuorosi yksikössä ${unit} (${organisation}) ovat muuttuneet: ${days}.`,
      taken_back: (unit, organisation, days) =>
        `julkaistut työvuorosi yksikössä ${unit} (${organisation}) on otettu takaisin suunniteltaviksi: ${days}.`,
    },
    shifts: count => (count === 1 ? 'Vuoro:' : 'Vuorot:'),
    gone: count => (count === 1 ? 'Tämä vuoro ei enää ole sinun:' : 'Nämä vuorot eivät enää ole sinun:'),
    more: count => `… ja ${count} ${count === 1 ? 'muu' : 'muuta'}.`,
    remark: 'Kuittaa työvuorosi nähdyiksi Konttorissa.',
    signature: 'Terveisin\nKonttori',
  },
  sv: {
    greeting: name => `Hej ${name}!`,
    subject: {
      published: 'Dina arbetspass har publicerats',
      changed: 'Dina arbetspass har ändrats',
      taken_back: 'Dina publicerade arbetspass har dragits tillbaka',
    },
    what: {
      published: (unit, organisation, days) =>
        `Dina arbetspass i enheten ${unit} (${organisation}) har publicerats: ${days}.`,
      changed: (unit, organisation, days) =>
        `Dina publicerade arbetspass i enheten ${unit} (${organisation}) har ändrats: ${days}.`,
      taken_back: (unit, organisation, days) =>
        `Dina publicerade arbetspass i enheten ${unit} (${organisation}) planeras på nytt: ${days}.`,
    },
    shifts: () => 'Pass:',
    gone: count =>
      count === 1 ? 'Det här passet är inte längre ditt:' : 'De här passen är inte längre dina:',
    more: count => `… och ${count} till.`,
    remark: 'Bekräfta i Konttori att du har sett dina pass.',
    signature: 'Med vänlig hälsning\nKonttori',
  },
  en: {
    greeting: name => `Hello ${name},`,
    subject: {
      published: 'Your shifts are published',
      changed: 'Your shifts have changed',
      taken_back: 'Your published shifts are taken back',
    },
    what: {
      published: (unit, organisation, days) =>
        `Your shifts in ${unit} (${organisation}) are published: ${days}.`,
      changed: (unit, organisation, days) =>
        `Your published shifts in ${unit} (${organisation}) have changed: ${days}.`,
      taken_back: (unit, organisation, days) =>
        `Your published shifts in ${unit} (${organisation}) are being planned anew: ${days}.`,
    },
    shifts: count => (count === 1 ? 'Shift:' : 'Shifts:'),
    gone: count =>
      count === 1 ? 'This shift is not yours any more:' : 'These shifts are not yours any more:',
    more: count => `… and ${count} more.`,
    remark: 'Acknowledge in Konttori that you have seen your shifts.',
    signature: 'Kind regards,\nKonttori',
  },
}

/** So many shifts are told one by one. */
const MOST_LINES = 40

/** The mail that tells a member of their shifts, in their language. */
export function planMail(news: PlanNews, locale: Locale): PlanMail {
  const { kind, unit, organisation, timeZone, shifts, gone } = news
  const said = words[locale]
  const days = daysOf(news, locale)
  const list = (title: (count: number) => string, times: readonly TimeOfShift[]) =>
    times.length === 0
      ? []
      : [
          [
            title(times.length),
            ...times.slice(0, MOST_LINES).map(time => lineOf(time, timeZone, locale)),
            ...(times.length > MOST_LINES ? [said.more(times.length - MOST_LINES)] : []),
          ].join('\n'),
        ]
  return {
    subject: `${said.subject[kind]}: ${days}`,
    letter: {
      greeting: said.greeting(news.name),
      paragraphs: [
        said.what[kind](unit, organisation, days),
        ...list(said.shifts, shifts),
        ...list(said.gone, gone),
      ],
      remarks: kind === 'taken_back' ? [] : [said.remark],
      signature: said.signature,
    },
  }
}

function daysOf({ periodFrom, periodTo }: PlanNews, locale: Locale): string {
  const [from, to] = [periodFrom, periodTo].map(date => fullDate(`${date}T12:00:00.000Z`, 'UTC', locale))
  return from === to ? `${from}` : `${from} – ${to}`
}

/** Made once for a language and a zone: a plan has thousands of lines. */
const formats = new Map<string, readonly [Intl.DateTimeFormat, Intl.DateTimeFormat]>()

function formatsFor(timeZone: string, locale: Locale) {
  const name = `${locale} ${timeZone}`
  const known = formats.get(name) ?? [
    new Intl.DateTimeFormat(regions[locale], {
      ...{ weekday: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
      // By numbers alone, readers of English would not know which is the month.
      month: locale === 'en' ? 'short' : 'numeric',
      timeZone,
    } as const),
    new Intl.DateTimeFormat(regions[locale], { hour: '2-digit', minute: '2-digit', timeZone }),
  ]
  formats.set(name, known)
  return known
}

function lineOf({ startAt, endAt }: TimeOfShift, timeZone: string, locale: Locale): string {
  const [begin, end] = formatsFor(timeZone, locale)
  return `${begin.format(Date.parse(startAt))}–${end.format(Date.parse(endAt))}`
}
