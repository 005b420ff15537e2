import {
  Active,
  array,
  described,
  expectedUpdatedAt,
  Flag,
  named,
  Name,
  nullable,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../platform/contract/shapes.ts'
import { fieldsOfKind, optionsOfField, valueLength } from './bounds.ts'

export const fieldTypes = ['text', 'number', 'date', 'boolean', 'option', 'options'] as const
export type FieldType = (typeof fieldTypes)[number]

const keyPattern = '^[a-z][a-z0-9_]{0,49}$'

const Kind = Type.String({
  pattern: '^[a-z][a-z_]{0,49}$',
  examples: ['customer'],
  description: 'The kind of record that the field belongs to, such as `customer`. It never changes.',
})

const Key = Type.String({
  pattern: keyPattern,
  examples: ['region'],
  description:
    'What values stand under in `customFields` and in `cf[<key>]`, unique within the kind. It never changes.',
})

const FieldTypeShape = oneOf(fieldTypes, {
  description:
    'What values are: text, a number of at most four decimals, a date, true or false, the code of one option, or a list of codes of options. It never changes.',
})

const Option = object({
  code: Type.String({
    pattern: '^[a-z0-9][a-z0-9_-]{0,49}$',
    examples: ['south'],
    description: 'What records keep; unique within the field.',
  }),
  name: described(Text(200), 'What people see and choose it by.'),
  active: described(Flag, 'Whether it may still be chosen; records that have it keep it.'),
})
export type Option = Static<typeof Option>

const NewOption = object({
  code: Option.properties.code,
  name: Option.properties.name,
  active: optional(Option.properties.active),
})

const Options = array(Option, { description: 'What can be chosen, in this order; empty for other types.' })
const NewOptions = array(NewOption, {
  maxItems: optionsOfField,
  description:
    'What can be chosen, in this order; for `option` and `options`, and only for them. The list is replaced whole.',
})

const Description = Text(1000, { description: 'What the field is for.' })
const Required = Type.Boolean({
  description:
    'Whether a new record must have a value. A record from before needs one when its custom fields are next written.',
})
const Position = Type.Integer({
  minimum: 0,
  maximum: 10_000,
  description: 'Fields of a kind are shown in this order, those of one position by their keys.',
})

export const CustomField = named(
  'CustomField',
  object({
    id: RecordId,
    kind: Kind,
    key: Key,
    type: FieldTypeShape,
    name: Name,
    description: described(nullable(Description), 'What the field is for; null when nobody said.'),
    required: Required,
    options: Options,
    position: Position,
    active: described(
      Flag,
      'Whether records get values of it. Of a deactivated field records keep and show theirs, and may clear them.',
    ),
    updatedAt: UpdatedAt,
  }),
)
export type CustomField = Static<typeof CustomField>

export const NewCustomField = object({
  kind: Kind,
  key: Key,
  type: FieldTypeShape,
  name: Name,
  description: optional(
    described(nullable(Description), 'What the field is for; null or absent for nothing.'),
  ),
  required: optional(Required),
  options: optional(NewOptions),
  position: optional(Position),
  active: optional(Active),
})
export type NewCustomField = Static<typeof NewCustomField>

export const CustomFieldPatch = object({
  name: optional(Name),
  description: optional(described(nullable(Description), 'What the field is for; null for nothing.')),
  required: optional(Required),
  options: optional(NewOptions),
  position: optional(Position),
  active: optional(Active),
  expectedUpdatedAt,
})
export type CustomFieldPatch = Static<typeof CustomFieldPatch>

export const kindFilter = optional(Kind)

export type CustomFieldValue = string | number | boolean | readonly string[]

const value = (more: readonly object[] = []) => ({
  anyOf: [
    { type: 'string', minLength: 1, maxLength: valueLength },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: { type: 'string', minLength: 1, maxLength: 50 }, maxItems: optionsOfField },
    ...more,
  ],
})

const byKey = (additionalProperties: object, description: string) => ({
  type: 'object',
  propertyNames: { type: 'string', pattern: keyPattern },
  additionalProperties,
  maxProperties: fieldsOfKind,
  examples: [{}],
  description,
})

/** The values that a record has, by key; what has no value is not among them. */
export type CustomFieldValues = Readonly<Record<string, CustomFieldValue>>
/** The values that a request sets; null takes one away, and what is absent stays. */
export type CustomFieldChanges = Readonly<Record<string, CustomFieldValue | null>>

/** For the answers of families whose records have custom fields. */
export const CustomFieldValuesShape = Type.Unsafe<CustomFieldValues>(
  byKey(value(), 'The values of custom fields, by their keys, as `GET /v1/custom-fields` defines them.'),
)

/** For the bodies in which such records are written. */
export const CustomFieldChangesShape = Type.Unsafe<CustomFieldChanges>(
  byKey(
    value([{ type: 'null' }]),
    'Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays.',
  ),
)

/** The query parameter `cf` of their lists. */
export const CustomFieldFilter = Type.Unsafe<Readonly<Record<string, string>>>({
  type: 'object',
  additionalProperties: { type: 'string', minLength: 1, maxLength: valueLength },
  examples: [{ region: 'south' }],
  description:
    'Only records with all of these values of custom fields, `cf[<key>]=<value>`: text exactly as it stands, of a list of options each one alone. An unknown key, and a value that the field cannot hold, match nothing.',
})
