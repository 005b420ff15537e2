import type { Locale } from '../vocabulary/locales.ts'
import type { Called, Names } from '../vocabulary/starter-names.ts'
import { type ReasonValue, text, type TypeValue } from './reason-values.ts'
import {
  named,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  type TObject,
  type TSchema,
  Type,
} from './shapes.ts'

/**
 * One thing that the service explains: the values that come with its code, and its sentence in each language, in the message
 * format of ICU. A value that may be null is `none` to a sentence, which therefore selects by it.
 */
export interface DeclaredReason {
  readonly values: Readonly<Record<string, ReasonValue<unknown>>>
  readonly sentence: Readonly<Record<Locale, string>>
}

export type Reasons = Readonly<Record<string, DeclaredReason>>

/** Declares codes with their values and sentences, as `refusals` does those of problem documents. */
export const reasons = <const R extends Reasons>(declared: R): R => declared

type ValueOf<V> = V extends { readonly schema: infer S extends TSchema } ? Static<S> : never

/** What rules say of a declared code: the code, and exactly its values. */
export type ReasonOf<R extends Reasons> = {
  readonly [C in keyof R & string]: {
    readonly code: C
    readonly values: { readonly [V in keyof R[C]['values']]: ValueOf<R[C]['values'][V]> } & NamesOf<
      R[C]['values']
    >
  }
}[keyof R & string]

/** What the types among the values are called, beside their codes. */
type NamesOf<Values> = {
  readonly [V in keyof Values & string as Values[V] extends TypeValue ? NameOf<V> : never]?: Names
}
type NameOf<Value extends string> = `${Value}Name`
export const nameOf = <const Value extends string>(value: Value): NameOf<Value> => `${value}Name`

/** The values of a type of a catalogue: its code, and beside it what it is called where it has names. */
export const typeValues = <const Value extends string>(
  value: Value,
  { code, names }: Pick<Called, 'code'> & { readonly names?: Names },
) =>
  ({ [value]: code, ...(names && { [nameOf(value)]: names }) }) as {
    readonly [V in Value]: string
  } & { readonly [N in NameOf<Value>]?: Names }

/** What stands for sentences that were kept before they had codes. Whatever keeps sentences may answer it. */
export const platformReasons = reasons({
  kept_in_english: {
    values: { sentence: text('The sentence, in English whoever reads it.') },
    sentence: { en: '{sentence}', fi: '{sentence}', sv: '{sentence}' },
  },
})

/** What an answer says of a reason: one of the declared codes with its values. */
export const reasonShape = <R extends Reasons>(title: string, declared: R) => {
  const description = 'Why, as a code with its values; the sentence beside it is made of them.'
  const each = Object.entries(declared).map(([code, reason]) =>
    Type.Object(
      {
        code: Type.Literal(code, { description: 'What it is; stable.' }),
        values: { ...valuesOf(reason), description: 'What its sentence is made of.' },
      },
      { additionalProperties: false, description: reason.sentence.en },
    ),
  )
  return named(
    title,
    Type.Unsafe<ReasonOf<R>>(each.length === 1 ? { ...each[0], description } : { description, anyOf: each }),
  )
}

/** The fields of what had a code and a sentence before it had values. */
export const detailFields = <R extends Reasons>(declared: R) => ({
  code: oneOf(Object.keys(declared) as (keyof R & string)[], { description: 'What it is; stable.' }),
  values: valuesOfAny(declared, 'What its sentence is made of.'),
  detail: Type.String({ description: 'The same in words for people, in the language of the reader.' }),
})

/** The same of what is kept, such as warnings. */
export const warningFields = <R extends Reasons>(declared: R) => ({
  ...detailFields(declared),
  values: nullable(
    valuesOfAny(declared, 'What its sentence is made of; null of a warning from before it had values.'),
  ),
})

const valuesOfAny = <R extends Reasons>(declared: R, description: string) =>
  Type.Unsafe<ReasonOf<R>['values']>({
    description,
    anyOf: Object.entries(declared).map(([code, reason]) => ({
      ...valuesOf(reason),
      description: `Of \`${code}\`: ${reason.sentence.en}`,
    })),
  })

const valuesOf = ({ values }: DeclaredReason): TObject =>
  object(
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => [
        [name, value.schema],
        ...('called' in value ? [[nameOf(name), optional((value as TypeValue).called)]] : []),
      ]),
    ),
  )
