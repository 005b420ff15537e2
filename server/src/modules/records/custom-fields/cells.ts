import { optional, Type } from '../../../platform/contract/shapes.ts'
import { column } from '../imports/port.ts'
import { valueFromText } from './from-text.ts'
import type { CustomField, CustomFieldChanges, CustomFieldValues } from './shapes.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { fieldsOf } from './store.ts'
import { withChanges } from './values.ts'

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

/** The column of each field in the rows of an import. */
export const customFieldCell = {
  shape: CustomFieldCells,
  column: {
    kind: 'text',
    headings: { fi: 'cf.<avain>', sv: 'cf.<nyckel>', en: 'cf.<key>' },
    example: '',
    keys: 'cf.',
  },
} as const

/** Custom fields of a kind, as the rows of an import fill them. */
export const fieldsOfRows = (kind: string) => async (db: TenantDb) => {
  const fields = await fieldsOf(db, kind)
  return {
    all: fields,
    saidIn: (cells: Parameters<typeof customFieldsIn>[0]) => customFieldsIn(cells, fields),
    /** The values of a record with changes laid over them; null for a new one. */
    over: (stored: CustomFieldValues | null, changes: CustomFieldChanges | undefined) =>
      withChanges(fields, stored, changes),
  }
}
export type FieldsOfRows = Awaited<ReturnType<ReturnType<typeof fieldsOfRows>>>
