import { IntlMessageFormat } from 'intl-messageformat'
import { type Locale, regions } from '../vocabulary/locales.ts'
import { value } from './reason-values.ts'
import type { TUnsafe } from './shapes.ts'
import type { Names } from '../vocabulary/starter-names.ts'
import { type DeclaredReason, nameOf, type platformReasons, type ReasonOf, type Reasons } from './reasons.ts'

/** Made when they are first said: there are hundreds, and a process says few of them. */
const formats = new WeakMap<DeclaredReason, Map<Locale, IntlMessageFormat>>()

/** The sentence of a reason in a language. */
export function sentenceOf<R extends Reasons>(declared: R, reason: ReasonOf<R>, language: Locale): string {
  const its = declared[reason.code]
  if (!its) throw new Error(`${reason.code} is no reason that is declared here`)
  const values = reason.values as Readonly<Record<string, unknown>>
  const said = formatOf(its, language).format(
    Object.fromEntries(
      Object.entries(its.values).map(([name, value]) => {
        const called = 'called' in value ? (values[nameOf(name)] as Names | undefined) : undefined
        return [name, called?.[language] ?? value.say(values[name], language)]
      }),
    ),
  )
  return String(said)
}

function formatOf(declared: DeclaredReason, language: Locale): IntlMessageFormat {
  const known = formats.get(declared) ?? new Map<Locale, IntlMessageFormat>()
  formats.set(declared, known)
  const format =
    known.get(language) ??
    new IntlMessageFormat(declared.sentence[language], regions[language], undefined, { ignoreTag: true })
  known.set(language, format)
  return format
}

/** What is kept of a reason: beside it the sentence in English, as it was kept before there were codes. */
export interface KeptReason<Reason> {
  readonly explain: string
  /** Absent or null in what was written before. */
  readonly explanation?: Reason | null | undefined
}

/** A reason with its English sentence, as it is kept: the version of the service before this one reads the sentence. */
export const kept = <R extends Reasons>(declared: R, explanation: ReasonOf<R>) => ({
  explain: sentenceOf(declared, explanation, 'en'),
  explanation,
})

/** The reason of what is kept; a sentence without one is said as it is. */
export const reasonKept = <R extends Reasons & typeof platformReasons>(
  declared: R,
  { explain, explanation }: KeptReason<ReasonOf<R>>,
): ReasonOf<R> =>
  explanation && explanation.code in declared
    ? explanation
    : ({ code: 'kept_in_english', values: { sentence: explain } } as unknown as ReasonOf<R>)

/** A reason as it is answered: with its sentence in the language of the reader. */
export const explained = <R extends Reasons>(declared: R, explanation: ReasonOf<R>, language: Locale) => ({
  explain: sentenceOf(declared, explanation, language),
  explanation,
})

/** The same where the code stood beside its sentence before it had values. */
export const detailed = <R extends Reasons>(
  declared: R,
  reason: ReasonOf<R>,
  language: Locale,
): Detailed<ReasonOf<R>> => ({
  code: reason.code,
  values: reason.values,
  detail: sentenceOf(declared, reason, language),
})

interface Detailed<Reason extends { readonly code: string; readonly values: object }> {
  readonly code: Reason['code']
  readonly values: Reason['values']
  readonly detail: string
}

/** A reason as a value of another one, which says it as a part of its own sentence. */
export const reasonWithin = <R extends Reasons>(shape: TUnsafe<ReasonOf<R>>, declared: R) =>
  value<ReasonOf<R>>(shape, (reason, language) => sentenceOf(declared, reason, language))
