import type { TSchema } from '../contract/shapes.ts'
import { camelCase } from '../data/naming.ts'
import { table } from '../data/table.ts'
import type { Columns } from '../data/table-statements.ts'
import { bigint, type Column, date, flag, instant, integer, json, text, uuid } from '../data/table-columns.ts'
import type { Declaration, Versions } from './declaration.ts'
import type { Fields } from './fields.ts'

/** The table of a register's records. */
export const recordTable = ({ plural, fields }: Declaration) =>
  table(camelCase(plural), { id: uuid, ...columnsOf(fields), active: flag, updatedAt: instant })

/** The column of a version that names its record. */
export const recordReference = ({ singular }: Declaration): string => camelCase(`${singular}_id`)

/** The table of a register's versions: only the end of one is ever changed. */
export function versionTable(declared: Declaration, { fields, columns = Object.keys(fields) }: Versions) {
  const own = Object.entries(columnsOf(only(fields, columns)))
  const others = columns.length < Object.keys(fields).length ? { [rulesColumn]: json<object>().fixed() } : {}
  const described: Columns = {
    id: uuid,
    [recordReference(declared)]: uuid.fixed(),
    validFrom: date.fixed(),
    validTo: date.nullable(),
    ...Object.fromEntries(own.map(([name, column]) => [name, column.fixed()])),
    ...others,
  }
  return table(camelCase(`${declared.singular}_versions`), described)
}

const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))

/** Where versions keep the rules that have no column of their own. */
const rulesColumn = 'rules'

const columnsOf = (fields: Fields): Readonly<Record<string, Column<unknown>>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { shape, isFixed }]) => {
      const column = columnOf(shape)
      return [name, isFixed ? column.fixed() : column]
    }),
  )

interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly maximum?: number
  readonly anyOf?: readonly JsonSchema[]
}

/** The largest `integer` of PostgreSQL. */
const largestInteger = 2 ** 31 - 1

/** The column that keeps values of a shape: lists and objects as `jsonb`, words of a closed list as text. */
export function columnOf(shape: TSchema): Column<unknown> {
  const { type, anyOf, ...rest } = shape as JsonSchema
  if (anyOf) {
    const plain = anyOf.find(each => each.type !== 'null') ?? {}
    return columnOf(plain).nullable()
  }
  if (typeof type === 'object') {
    const plain = type.find(each => each !== 'null') ?? 'null'
    const column = columnOf({ ...rest, type: plain })
    return type.includes('null') ? column.nullable() : column
  }
  switch (type) {
    case 'string':
      return rest.format === undefined ? text : (byFormat[rest.format] ?? text)
    case 'boolean':
      return flag
    case 'integer':
      return (rest.maximum ?? 0) > largestInteger ? bigint : integer
    case 'array':
    case 'object':
      return json()
    default:
      throw new TypeError(`no column keeps values of the type ${String(type)}`)
  }
}

const byFormat: Readonly<Record<string, Column<unknown>>> = { uuid, date, 'date-time': instant }
