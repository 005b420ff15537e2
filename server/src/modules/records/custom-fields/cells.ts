import { optional, Type } from '../../../platform/contract/shapes.ts'
import { column } from '../imports/port.ts'
import { valueFromText } from './from-text.ts'
import type { CustomField, CustomFieldChanges } from './shapes.ts'

/** Values of custom fields by key, each in the form of its field or as text of a table. */
export const CustomFieldCells = optional(
  Type.Unsafe<Readonly<Record<string, string | number | boolean | readonly string[] | null>>>({
    type: ['object', 'null'],
    maxProperties: 100,
    additionalProperties: {
      anyOf: [
        { type: 'string', maxLength: 10_000 },
        { type: 'number' },
        { type: 'boolean' },
        { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 200 },
        { type: 'null' },
      ],
    },
    examples: [{ region: 'south' }],
    description: `Values of custom fields, by their keys; in a table the columns \`cf.<key>\`, such as \`cf.region\`. Null or absent keeps what is stored.`,
  }),
)

/** One column of a table for each field. */
export const customFieldColumns = [
  column('customFields', { fi: 'cf.<avain>', sv: 'cf.<nyckel>', en: 'cf.<key>' }, '', { keys: 'cf.' }),
] as const

/** Text from a table in the form of its field; what has no field is refused as a PATCH refuses it. */
export function customFieldsIn(
  cells: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | null | undefined,
  fields: readonly CustomField[],
): CustomFieldChanges | undefined {
  const byKey = new Map(fields.map(field => [field.key, field]))
  const entries = Object.entries(cells ?? {}).flatMap(([key, value]) => {
    if (value === null || (typeof value === 'string' && value.trim() === '')) return []
    const field = byKey.get(key)
    return [[key, field && typeof value === 'string' ? valueFromText(field, value) : value] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
