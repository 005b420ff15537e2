import type { Operation } from './operation.ts'
import { localised, named, object, optional, type TSchema, Type } from './shapes.ts'

/** Records of a type that have no name of their own, and why. */
export interface NamelessRecords {
  readonly type: string
  readonly nameless: string
}

/** What ids are of that are of no register alone. */
export const ofNoRegister: readonly NamelessRecords[] = [
  { type: 'version', nameless: 'A version is known by its record and its dates.' },
  { type: 'record', nameless: 'It may be of several types; the field beside it says of which.' },
]

/** Tells of each id in an answer of which type of record it is. */
export type NoteIds = (answer: unknown, note: (type: string, id: string) => void) => void

/** Where ids of other records are in answers of the shape; undefined where there are none. */
export function idsIn(shape: TSchema): NoteIds | undefined {
  const schema = shape as Schema
  const parts = [
    idItself(schema['x-service-record-type']),
    ofFields(schema),
    ofItems(schema.items ?? undefined),
    ...(schema.anyOf ?? []).map(idsIn),
  ].filter(part => part !== undefined)
  if (parts.length <= 1) return parts[0]
  return (value, note) => {
    for (const part of parts) part(value, note)
  }
}

/** The field that says of which type a record is, and which type each of its words means where it is not the word itself. */
interface TypeField {
  readonly field: string
  readonly types?: Readonly<Record<string, string>>
}

interface Schema {
  readonly 'x-service-record-type'?: string | TypeField
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly items?: TSchema
  readonly anyOf?: readonly TSchema[]
}

function idItself(type: Schema['x-service-record-type']): NoteIds | undefined {
  if (typeof type !== 'string' || ofNoRegister.some(each => each.type === type)) return undefined
  return (value, note) => {
    if (typeof value === 'string') note(type, value)
  }
}

function ofFields({ properties = {} }: Schema): NoteIds | undefined {
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const { items, 'x-service-record-type': ofItself } = field as Schema
    const type = ofItself ?? (items as Schema | undefined)?.['x-service-record-type']
    const inside = typeof type === 'object' ? byField(name, type) : within(name, idsIn(field))
    return inside ? [inside] : []
  })
  if (fields.length === 0) return undefined
  return (value, note) => {
    if (typeof value !== 'object' || value === null) return
    for (const field of fields) field(value, note)
  }
}

const within = (name: string, inside: NoteIds | undefined): NoteIds | undefined =>
  inside && ((value, note) => inside((value as Record<string, unknown>)[name], note))

const byField =
  (name: string, { field, types }: TypeField): NoteIds =>
  (value, note) => {
    const { [name]: ids, [field]: word } = value as Record<string, unknown>
    const type = types === undefined ? word : types[String(word)]
    if (typeof type !== 'string') return
    for (const id of Array.isArray(ids) ? ids : [ids]) if (typeof id === 'string') note(type, id)
  }

function ofItems(items: TSchema | undefined): NoteIds | undefined {
  const inside = items && idsIn(items)
  return (
    inside &&
    ((value, note) => {
      if (Array.isArray(value)) for (const item of value) inside(item, note)
    })
  )
}

/** The ids in answers of the operation for which a caller may have the names; undefined where there are none. */
export function nameableIn({
  method,
  credential = 'any',
  transaction,
  answers,
}: Operation): NoteIds | undefined {
  const hasMember = credential !== 'anonymous' && credential !== 'public' && credential !== 'device'
  if (method !== 'GET' || !hasMember || transaction === 'none' || answers === undefined) return undefined
  return 'properties' in answers ? idsIn(answers) : undefined
}

const RecordName = named(
  'RecordName',
  object({
    type: Type.String({
      description: 'What kind of record it is, as the search calls it.',
      examples: ['membership'],
    }),
    label: localised(
      'starter_name',
      Type.String({ description: 'What people call it.', examples: ['Aino Lindroos'] }),
    ),
  }),
)

const Names = named(
  'Names',
  Type.Unsafe<Readonly<Record<string, { readonly type: string; readonly label: string }>>>({
    type: 'object',
    additionalProperties: RecordName,
    description:
      'Only with `include=names`: by id, the records that ids in the answer are of. Left out are those that the caller may not read, and those that have no name of their own.',
  }),
)

/** What comes beside an answer. */
export const WithNames = named('WithNames', object({ names: optional(Names) }))
