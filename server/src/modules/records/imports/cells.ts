import {
  describedAs,
  nullable,
  optional,
  type Static,
  type TSchema,
  Type,
} from '../../../platform/contract/shapes.ts'

import type { PlainDate } from '../../../platform/vocabulary/dates.ts'

// Loose on purpose: one bad row is reported with its code and does not stop the others.

const longest = 10_000

/** Text; null, absent or blank is no value. */
export const Cell = optional(nullable(Type.String({ maxLength: longest })))

/** A value of another type. Text in its place, as from a cell that could not be read, is refused with the row. */
export const typedCell = <T extends TSchema>(type: string, exact: T) =>
  describedAs(
    optional(Type.Unsafe<Static<T> | string | null>({ type: [type, 'string', 'null'], maxLength: longest })),
    nullable(exact),
  )

/** Where the row is in the file that it was read from; its result and the history repeat it. */
export const Line = optional(
  Type.Integer({
    minimum: 1,
    maximum: 10_000_000,
    description: 'The line of the row in the file that it was read from; its result repeats it.',
  }),
)

/** What a cell says: undefined where it says nothing. */
export const cell = (text: string | null | undefined): string | undefined => text?.trim() || undefined

/** A whole number that is not negative, or text of its digits; undefined for nothing, null for what is none. */
export function wholeNumber(value: number | string | null | undefined): number | undefined | null {
  const text = typeof value === 'number' ? String(value) : cell(value)
  if (text === undefined) return undefined
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The given ones alone: a field that says nothing is none of a patch. */
export const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }

interface TextShape {
  readonly pattern?: string
  readonly maxLength?: number
}

/** Whether text is what the shape says. Length is counted in characters, as the shapes count it. */
export function fits(shape: TSchema, text: string | undefined): boolean {
  const { pattern = '', maxLength = 10_000 }: TextShape = shape
  return (
    text === undefined ||
    (new RegExp(pattern, 'u').test(text) && new RegExp(`^.{0,${maxLength}}$`, 'us').test(text))
  )
}

/** A date as the interface has them, of the years 1900 to 2999; undefined when text is none. */
export function plainDate(text: string): PlainDate | undefined {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return undefined
  try {
    return Temporal.PlainDate.from(text).toString()
  } catch {
    return undefined
  }
}
