import Type, {
  type Static,
  type TArray,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  type TUnsafe,
} from 'typebox'

export { Type }
export type { Static, TArray, TObject, TOptional, TProperties, TSchema, TUnsafe }

/** An object that refuses fields it does not name. */
export const object = <P extends TProperties>(
  properties: P,
  options: { description?: string; title?: string } = {},
) => Type.Object(properties, { additionalProperties: false, ...options })

/** Gives a shape the name under which the description lists it once. */
export const named = <T extends TSchema>(title: string, schema: T): T => ({ ...schema, title })

export const optional = Type.Optional

export const array = Type.Array

/** The shape, or null. `null` and absent are different things: `null` clears, absent keeps. */
export function nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  const plain = schema as { type?: unknown; enum?: unknown[] }
  if (typeof plain.type === 'string' && !plain.enum)
    return Type.Unsafe<Static<T> | null>({ ...schema, type: [plain.type, 'null'] })
  return Type.Unsafe<Static<T> | null>({ anyOf: [schema, { type: 'null' }] })
}

/** One of a closed list of words. */
export const oneOf = <const V extends readonly string[]>(values: V, options: { description?: string } = {}) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: [...values], ...options })

/** A record of another shape's fields, each optional: the body of a PATCH. */
export const partial = <P extends TProperties>(properties: P) =>
  object(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)])) as {
      [K in keyof P]: ReturnType<typeof Type.Optional<P[K]>>
    },
  )

export const Id = Type.String({ format: 'uuid', description: 'An identifier (UUIDv7).' })
export const PlainDate = Type.String({
  format: 'date',
  description: 'A calendar date, `YYYY-MM-DD`, years 1900 to 2999.',
})
export const Instant = Type.String({
  format: 'date-time',
  description: 'An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`.',
})
/** An instant as a caller may write it: RFC 3339 with a zone, years 1900 to 2999, at most nanoseconds. */
const instantInput = {
  format: 'date-time',
  pattern: '^(19|2[0-9])[0-9]{2}-[^.]*([.][0-9]{1,9}([Zz]|[+-][0-9:]+))?$',
}
export const InstantInput = Type.String({
  ...instantInput,
  description: 'An RFC 3339 instant with its zone, years 1900 to 2999.',
})
export const Minutes = Type.Integer({ description: 'Minutes.' })
export const MinutesFromMidnight = Type.Integer({
  minimum: 0,
  maximum: 2880,
  description: 'Minutes from midnight of the work date; a shift over midnight runs past 1440.',
})
export const BasisPoints = Type.Integer({ description: 'Hundredths of a per cent; 10000 is the whole.' })
export const Text = (maxLength: number, options: { minLength?: number; description?: string } = {}) =>
  Type.String({ minLength: 1, maxLength, ...options })
export const Name = Text(200)
export const Note = Text(2000)
export const Code = Type.String({
  pattern: '^[a-z0-9][a-z0-9_-]{0,49}$',
  description: 'A code, unique in its register: lower-case letters, digits, `_` and `-`.',
})
export const Flag = Type.Boolean()

/** `expectedUpdatedAt`: the write is refused when the record has changed since the caller read it. */
export const expectedUpdatedAt = optional(InstantInput)

export const DryRun = optional(
  Type.Boolean({ description: 'Check and report as the real request would, and write nothing.' }),
)

export const empty = object({})

/** The page envelope of every list with a cursor. */
export const page = <T extends TSchema>(item: T) =>
  object({
    items: Type.Array(item),
    pageInfo: object({
      nextCursor: nullable(Type.String({ description: 'Pass it back with the same query; never parse it.' })),
      hasMore: Type.Boolean(),
    }),
  })

/** A bounded list, whole. */
export const wholeList = <T extends TSchema>(item: T) =>
  object({
    items: Type.Array(item),
    pageInfo: object({ nextCursor: Type.Null(), hasMore: Type.Literal(false) }),
  })

/** The query parameters of a list with a cursor. */
export const paging = {
  cursor: optional(Type.String({ minLength: 1, maxLength: 2000, description: 'From the previous page.' })),
  limit: optional(Type.Integer({ minimum: 1, maximum: 100, default: 50, description: 'Page size.' })),
}

/** Paging, and the sweep of everything that changed since an instant, oldest change first. */
export const sweeping = {
  ...paging,
  updatedSince: optional(
    Type.String({
      ...instantInput,
      description: 'Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`).',
    }),
  ),
}

/** What a batch or range action answers: who acted, who was skipped, and why. */
export const BatchResult = object(
  {
    actedCount: Type.Integer(),
    skippedCount: Type.Integer(),
    skipped: Type.Array(
      object({
        id: optional(nullable(Id)),
        workDate: optional(PlainDate),
        code: Type.String(),
        detail: Type.String(),
      }),
    ),
  },
  { title: 'BatchResult' },
)
