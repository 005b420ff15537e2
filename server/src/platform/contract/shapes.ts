import Type, {
  type Static,
  type TArray,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  type TUnsafe,
} from 'typebox'
import { exampleId } from './openapi/example-id.ts'

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
  const plain = schema as { type?: unknown; enum?: unknown[]; title?: string; description?: string }
  if (typeof plain.type === 'string' && !plain.enum)
    return Type.Unsafe<Static<T> | null>({ ...schema, type: [plain.type, 'null'] })
  const { description, ...rest } = plain
  // A named shape has a description of its own, wherever it is used.
  if (plain.title !== undefined || description === undefined)
    return Type.Unsafe<Static<T> | null>({ anyOf: [schema, { type: 'null' }] })
  return Type.Unsafe<Static<T> | null>({ anyOf: [rest, { type: 'null' }], description })
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

const exactForm: unique symbol = Symbol('exact form')

/**
 * The shape that a request is checked against first, and the exact one that the description has in its place. What only the
 * first lets pass is refused by a rule, with a code and words of its own.
 */
export const describedAs = <T extends TSchema>(schema: T, exact: TSchema): T =>
  Object.defineProperties({} as T, {
    // Its marks, such as that of an optional one, are not enumerable.
    ...Object.getOwnPropertyDescriptors(schema),
    [exactForm]: { value: exact },
  })

/** What the description has in place of the shape. */
export const exactFormOf = (schema: object): TSchema | undefined =>
  (schema as { readonly [exactForm]?: TSchema })[exactForm]

/** The shape with what it means where it is used. Throws for a named shape, which means the same everywhere. */
export function described<T extends TSchema>(schema: T, description: string): T {
  if ('title' in schema) throw new Error(`${schema.title} says itself what it is`)
  return Object.defineProperties({} as T, {
    // Its marks, such as that of an optional one, are not enumerable.
    ...Object.getOwnPropertyDescriptors(schema),
    description: { value: description, enumerable: true },
  })
}

export type Localised = 'sentence' | 'document' | 'starter_name'

/**
 * A text that follows its reader: a `sentence` of the service, in their language; a `document` whose words are; the name of what every
 * organisation begins with, `starter_name`, in the language that they have chosen. Every other text is the same for everybody, but for a sentence that has its reason beside it.
 */
export const localised = <T extends TSchema>(how: Localised, schema: T): T =>
  Object.defineProperties({} as T, {
    ...Object.getOwnPropertyDescriptors(schema),
    'x-service-localised': { value: how, enumerable: true },
  })

// Forms. They say nothing of themselves: a field or parameter says what it means, and the document what a date is.

/** A UUIDv7 of the record that carries it. One that names another record says of which type: `IdOf`, `IdBy`. */
export const Id = Type.String({ format: 'uuid' })
/** The id of a record of the type, whose name `?include=names` answers beside it. */
export const IdOf = (type: string) => Type.String({ format: 'uuid', 'x-service-record-type': type })
/** The id of a record whose type another field of the same object says: by its word, or by what `types` has for the word. */
export const IdBy = (field: string, types?: Readonly<Record<string, string>>) =>
  Type.String({ format: 'uuid', 'x-service-record-type': { field, ...(types && { types }) } })
/** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
export const PlainDate = Type.String({ format: 'date' })
/** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
export const Instant = Type.String({ format: 'date-time' })
/** An instant as a caller may write it: RFC 3339 with a zone, years 1900 to 2999, at most nanoseconds. */
const instantInput = {
  format: 'date-time',
  pattern: '^(19|2[0-9])[0-9]{2}-[^.]*([.][0-9]{1,9}([Zz]|[+-][0-9:]+))?$',
}
export const InstantInput = Type.String(instantInput)
export const Minutes = Type.Integer()
export const MinutesFromMidnight = Type.Integer({
  minimum: 0,
  maximum: 2880,
  description: 'Minutes from midnight of the work date; what goes over midnight runs past 1440.',
})
export const BasisPoints = Type.Integer({ description: 'Hundredths of a per cent; 10000 is the whole.' })
export const Text = (
  maxLength: number,
  options: { minLength?: number; description?: string; examples?: string[] } = {},
) => Type.String({ minLength: 1, maxLength, ...options })
export const Note = Text(2000)
/** The other system of an external reference; its field says whatever else it means. */
export const externalSourceOf = (example: string) =>
  Type.String({ pattern: '^[a-z][a-z0-9_]{1,63}$', examples: [example] })
/** The same, for a reference whose halves go together. */
export const externalSourceWith = (example: string) =>
  described(externalSourceOf(example), 'The other system; together with `externalId`.')
export const Flag = Type.Boolean()

// Fields that mean the same wherever they are used.

export const RecordId = described(Id, 'The record as paths and other records refer to it. It never changes.')
export const CreatedAt = described(Instant, 'When the record was made.')
export const UpdatedAt = described(
  Instant,
  'When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by.',
)
export const Name = Text(200, { description: 'What people see and choose it by.', examples: ['Office'] })
export const Code = Type.String({
  pattern: '^[a-z0-9][a-z0-9_-]{0,49}$',
  examples: ['office'],
  description: 'A code, unique in its register: lower-case letters, digits, `_` and `-`.',
})
export const Active = Type.Boolean({
  description: 'Whether new records may still refer to it; those that do already keep it.',
})

/** The name of an event, such as the given one; the description lists the names that there are. */
export const eventName = (example: string) =>
  Type.String({
    title: 'EventName',
    pattern: '^[a-z_]+\\.[a-z_]+$',
    maxLength: 100,
    examples: [example],
  })

export const VersionId = described(
  IdOf('version'),
  'The version. It is never edited; what was made by it names it.',
)
export const ValidFrom = described(PlainDate, 'The first day on which it holds.')
export const ValidTo = described(nullable(PlainDate), 'The last day on which it holds; null without an end.')

export const expectedUpdatedAt = optional(
  described(
    InstantInput,
    'The `updatedAt` that the caller has read: the write is refused when the record has changed since.',
  ),
)

export const DryRun = optional(
  Type.Boolean({
    description:
      'Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused.',
  }),
)

export const empty = object({})

/** The page envelope of every list with a cursor. */
export const page = <T extends TSchema>(item: T) =>
  object({
    items: Type.Array(item, { description: 'One page of the list, in its order.' }),
    pageInfo: object(
      {
        nextCursor: nullable(
          Type.String({
            description:
              'Pass it back as `cursor` with the same query; never parse it. Null on the last page.',
          }),
        ),
        hasMore: Type.Boolean({ description: 'Whether `nextCursor` leads to more.' }),
      },
      { description: 'Where the page ends.' },
    ),
  })

/** A bounded list, whole. */
export const wholeList = <T extends TSchema>(item: T) =>
  object({
    items: Type.Array(item, { description: 'The whole list, in its order.' }),
    pageInfo: object(
      {
        nextCursor: Type.Null({ description: 'Always null: the list is bounded and has no second page.' }),
        hasMore: Type.Literal(false, { description: 'Always false.' }),
      },
      { description: 'As of a page, so that every list is read alike.' },
    ),
  })

/** The query parameters of a list with a cursor. */
export const paging = {
  cursor: optional(
    Type.String({
      maxLength: 2000,
      description: '`nextCursor` of the previous page; empty or absent for the first.',
      examples: [''],
    }),
  ),
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

/** One of several rules that a record breaks at once, with what it is about. */
export const Violation = object(
  {
    code: Type.String({ description: 'The rule: the code that it would be refused with alone.' }),
    detail: Type.String({ description: 'The same in words for people.' }),
    entryId: optional(described(IdOf('record'), 'The entry that breaks the rule, where it is a single one.')),
    dimensionCode: optional(Type.String({ description: 'The tracking level that it is about.' })),
    valueId: optional(described(IdOf('record'), 'The target that it is about.')),
    remainingMinutes: optional(
      Type.Integer({ description: 'Minutes of the entry that have no target yet.' }),
    ),
  },
  { title: 'Violation' },
)
export type Violation = Static<typeof Violation>

/** A parameter of a list: only what names that record, by its id. The field is the one that holds the id. */
export const onlyOf = (description: string, field: string) =>
  optional(Type.String({ format: 'uuid', description, examples: [exampleId(field)] }))
