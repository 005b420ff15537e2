import type { Instant } from '../vocabulary/dates.ts'
import { type Locale, regions } from '../vocabulary/locales.ts'
import { formatClock } from '../vocabulary/local-time.ts'
import type { Names } from '../vocabulary/starter-names.ts'
import { array, named, nullable, object, PlainDate, type TSchema, type TUnsafe, Type } from './shapes.ts'

/** A value of a reason: what it is in an answer, and how a sentence says it. Only a number can be counted by a sentence. */
export interface ReasonValue<T> {
  readonly schema: TUnsafe<T>
  say(value: T, language: Locale): string | number
}

/** The value of a type of a catalogue is its code; beside it, as `…Name`, is what it is called. */
export interface TypeValue extends ReasonValue<string> {
  readonly called: TSchema
}

/** A value of a form of its own. */
export const value = <T>(
  schema: TSchema,
  say: (value: T, language: Locale) => string | number,
): ReasonValue<T> => ({
  schema: Type.Unsafe<T>(schema),
  say,
})

/** Made once: thousands of sentences have a number. */
const decimals: Readonly<Record<Locale, Intl.NumberFormat>> = {
  fi: new Intl.NumberFormat(regions.fi, { maximumFractionDigits: 4 }),
  sv: new Intl.NumberFormat(regions.sv, { maximumFractionDigits: 4 }),
  en: new Intl.NumberFormat(regions.en, { maximumFractionDigits: 4, useGrouping: false }),
}

/** Minutes of time: `450 min` in English, `7 h 30 min` otherwise. */
export const minutes = (description: string) => value<number>(Type.Integer({ description }), sayMinutes)

function sayMinutes(amount: number, language: Locale): string {
  if (language === 'en') return `${amount} min`
  const [hours, rest] = [Math.floor(Math.abs(amount) / 60), Math.abs(amount) % 60]
  const parts = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
  return `${amount < 0 ? '−' : ''}${parts.filter(Boolean).join(' ')}`
}

/** The same where English says hours too: `10 h 30 min`. */
export const hours = (description: string) =>
  value<number>(Type.Integer({ description }), (amount, language) =>
    language === 'en' ? englishHours(amount) : sayMinutes(amount, language),
  )

const englishHours = (amount: number): string =>
  amount % 60 === 0 ? `${amount / 60} h` : `${Math.floor(amount / 60)} h ${amount % 60} min`

/** A number that may have decimals, such as days of leave. */
export const amount = (description: string) => value<number>(Type.Number({ description }), sayDecimal)

/** A time of the clock, minutes from midnight of a date. */
export const timeOfDay = (description: string) =>
  value<number>(Type.Integer({ description }), (clock, language) =>
    language === 'en' ? formatClock(clock) : sayClock(formatClock(clock)),
  )

export const date = (description: string) =>
  value<string>(Type.String({ format: 'date', description }), sayDate)

/** As the interface writes it in English, as people in Finland write it otherwise. */
function sayDate(day: string, language: Locale): string {
  if (language === 'en') return day
  const [year, month, ofMonth] = day.split('-').map(Number)
  return `${ofMonth}.${month}.${year}`
}

/** An hour of the clock, by the number with which it begins. */
export const hourOfDay = (description: string) =>
  value<number>(Type.Integer({ minimum: 0, maximum: 23, description }), (hour, language) => {
    const shown = (of: number) => (language === 'en' ? `${String(of).padStart(2, '0')}:00` : `${of}.00`)
    return `${shown(hour)}–${shown(hour + 1)}`
  })

/** An instant with what clocks of the organisation show then; English says the instant. */
export const moment = (description: string) =>
  value<{ readonly at: Instant; readonly local: string }>(
    object(
      {
        at: Type.String({ format: 'date-time', description: 'The instant.' }),
        local: Type.String({
          description: 'Date and time in the time zone of the organisation, to the minute.',
          examples: ['2026-12-01T08:00'],
        }),
      },
      { description },
    ),
    ({ at, local }, language) =>
      language === 'en' ? at : `${sayDate(local.slice(0, 10), language)} ${sayClock(local.slice(11))}`,
  )

const sayClock = (clock: string): string => clock.replace(/^0?(\d+):/, '$1.')

/** A month of a year, such as `2026-05`. */
export const month = (description: string) =>
  value<string>(Type.String({ description, examples: ['2026-05'] }), (of, language) => {
    const [year, ofYear] = of.split('-').map(Number)
    return language === 'en' ? of : `${ofYear}/${year}`
  })

/** Some dates, one by one. */
export const dates = (description: string) =>
  value<readonly string[]>(array(PlainDate, { description }), (days, language) =>
    days.map(day => sayDate(day, language)).join(', '),
  )

/** How many; a sentence counts by it. */
export const count = (description: string) => value<number>(Type.Integer({ description }), amount => amount)

function sayDecimal(number: number, language: Locale): string {
  return decimals[language].format(number)
}

/** Made once, as decimals are. */
const euros: Readonly<Record<Locale, Intl.NumberFormat>> = {
  fi: new Intl.NumberFormat(regions.fi, { minimumFractionDigits: 2 }),
  sv: new Intl.NumberFormat(regions.sv, { minimumFractionDigits: 2 }),
  en: new Intl.NumberFormat(regions.en, { minimumFractionDigits: 2, useGrouping: false }),
}

/** Cents, said in euros: `120.50 €`. */
export const cents = (description: string) =>
  value<number>(
    Type.Integer({ description }),
    (amount, language) => `${euros[language].format(amount / 100)} €`,
  )

/** Basis points as what is added: `+50 %`. */
export const premium = (description: string) =>
  value<number>(Type.Integer({ description }), (bp, language) => `+${sayDecimal(bp / 100, language)} %`)

/** Basis points as a multiplier: `1.5`. */
export const multiplier = (description: string) =>
  value<number>(Type.Integer({ description }), (bp, language) => sayDecimal(bp / 10_000, language))

/** A code, a name or a sentence that is the same in every language. */
export const text = (description: string) => value<string>(Type.String({ description }), words => words)

/** An instant, as the interface writes it. */
export const instant = (description: string) =>
  value<Instant>(Type.String({ format: 'date-time', description }), at => at)

/** A name that differs by language. */
export const name = (description: string) =>
  value<Names>(
    object(
      {
        fi: Type.String({ description: 'In Finnish.' }),
        sv: Type.String({ description: 'In Swedish.' }),
        en: Type.String({ description: 'In English.' }),
      },
      { description },
    ),
    (names, language) => names[language],
  )

/** A name of each language; absent of what was kept before types were called by it, and of what has none. */
const TypeNames = named(
  'TypeNames',
  object(
    {
      fi: Type.String({ description: 'In Finnish.' }),
      sv: Type.String({ description: 'In Swedish.' }),
      en: Type.String({ description: 'In English.' }),
    },
    {
      description:
        'What the type was called when this was worked out; absent in what was kept before it was said, and where it has no name.',
    },
  ),
)

/** A type of a catalogue, by its code; a sentence calls it by its name, and by the code where what was kept has none. */
export const type = (description: string): TypeValue => ({ ...text(description), called: TypeNames })

type Parts = Readonly<Record<string, ReasonValue<unknown>>>

type PartOf<P extends Parts> = {
  readonly [N in keyof P]: P[N] extends ReasonValue<infer T> ? T : never
}

/** A list, said one after the other: `each` names the values of a part, and `between` stands between two parts. */
export const listOf = <P extends Parts>(
  parts: P,
  description: string,
  { each, between }: { readonly each: string; readonly between: string },
) =>
  value<readonly PartOf<P>[]>(
    array(object(Object.fromEntries(Object.entries(parts).map(([part, { schema }]) => [part, schema]))), {
      description,
    }),
    (list, language) =>
      list
        .map(one =>
          each.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
            String(parts[part]?.say((one as Readonly<Record<string, unknown>>)[part], language)),
          ),
        )
        .join(between),
  )

/** One of some words, by which a sentence selects. */
export const word = <const W extends readonly string[]>(words: W, description: string) =>
  value<W[number]>({ type: 'string', enum: [...words], description }, one => one)

/** The value or null, which is `none` to a sentence. */
export const orNone = <T>({ schema, say }: ReasonValue<T>): ReasonValue<T | null> =>
  value<T | null>(nullable(schema), (one, language) => (one === null ? 'none' : say(one, language)))
