import type { TSchema } from '../../../../platform/contract/shapes.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { compiled, bodies } from '../../../../platform/http/validators.ts'
import { writtenValue } from '../../../../platform/tables/cell-values.ts'
import { cell } from '../cells.ts'
import type { ColumnKind } from '../columns.ts'
import type { ReadRow } from '../protocol/read-row.ts'
import { type Reference, referenceIn } from '../protocol/references.ts'
import type { RowDeclaration } from '../protocol/row.ts'
import { type RefusedRow, refusedRow } from '../protocol/rows.ts'
import type { FieldsOfRows } from './declaration.ts'
import { type AnyRow, type Naming, type ReadingCall, resolved } from './naming.ts'

type AnyNames = Readonly<Record<string, Naming<unknown>>>
type Said = Record<string, unknown>

interface Declared {
  readonly of: RowDeclaration
  readonly patch?: TSchema | undefined
  readonly names?: AnyNames | undefined
  readonly patched?: ((said: object, named: object, call: ReadingCall) => object) | undefined
  readonly cellOf?: ((way: readonly [string, ...string[]], patch: object) => string) | undefined
}

/** Reads rows of a declared import; what they name is read before, for all of them at once. */
export function readerOf({ of, patch, names = {}, patched: further, cellOf }: Declared) {
  const check = patch && compiled(bodies, patch)
  const patched = new Set(Object.keys((patch as { properties?: object } | undefined)?.properties ?? {}))
  const fieldOf = new Map(Object.entries(names).map(([field, { to }]) => [to, field]))
  return async (
    db: TenantDb,
    rows: readonly AnyRow[],
    fields: FieldsOfRows | undefined,
    call: ReadingCall,
  ) => {
    const meant = await meaningsOf(db, rows, names, call)
    return (row: AnyRow): ReadRow | RefusedRow => {
      const said = saidIn(row, of)
      const isReferred = 'externalSource' in of.cells && 'externalId' in of.cells
      const reference = isReferred
        ? referenceIn(row as Readonly<Record<string, string>>, 'externalSource', 'externalId')
        : undefined
      if (reference && 'error' in reference) return reference
      const refused = refusedCell(row, said, of)
      if (refused) return refused
      const { named, unknown } = namedIn(row, meant)
      if (unknown) return unknown
      const wanted = {
        ...Object.fromEntries(
          Object.entries(said).filter(([field]) => patched.has(field) && !(field in names)),
        ),
        ...idsOf(named, names),
        ...further?.(said, named, call),
        ...(patched.has('externalId') && reference),
        ...(patched.has('customFields') && fieldsSaid(row, fields)),
      }
      if (check && !check()(wanted)) {
        const [, first = '', ...rest] = check().errors?.[0]?.instancePath.split('/') ?? []
        return refusedRow('invalid_value', fieldOf.get(first) ?? cellOf?.([first, ...rest], wanted) ?? first)
      }
      return { row, said, patch: wanted, reference: reference as Reference | undefined, named }
    }
  }
}

/** What is read alike in JSON, where dates and choices are those of the interface alone. */
const writtenAlike: readonly ColumnKind[] = [
  'number',
  'integer',
  'cents',
  'business_id',
  'vat_id',
  'addresses',
]

/** The row with numbers, ids and addresses as the interface writes them; a table's is so already. */
export function asWritten<Row extends AnyRow>(row: Row, { cells, columns }: RowDeclaration): Row {
  const written: Record<string, unknown> = {}
  for (const column of columns) {
    const text = row[column.name]
    if (typeof text !== 'string' || cells[column.name]?.isExact || !writtenAlike.includes(column.kind))
      continue
    const value = writtenValue(text.trim(), column)
    if (value !== undefined) written[column.name] = value
  }
  return { ...row, ...written }
}

type Meanings = ReadonlyMap<string, Awaited<ReturnType<typeof resolved>>>

/** What all rows name, by the fields that name it. */
async function meaningsOf(
  db: TenantDb,
  rows: readonly AnyRow[],
  names: AnyNames,
  call: ReadingCall,
): Promise<Meanings> {
  const read = Object.entries(names).map(
    async ([field, naming]) => [field, await resolved(naming, db, field, rows, call)] as const,
  )
  return new Map(await Promise.all(read))
}

/** What cells say: those that are absent, null or blank are left out, and text of digits is a whole number. */
function saidIn(row: AnyRow, { cells, columns }: RowDeclaration): Said {
  const said: Said = {}
  for (const { name } of columns) {
    const value = typeof row[name] === 'string' ? cell(row[name]) : row[name]
    if (value === undefined || value === null || name === 'customFields') continue
    const isDigits =
      typeof value === 'string' &&
      !cells[name]?.isExact &&
      holds(cells[name]?.shape, 'integer') &&
      /^\d{1,16}$/.test(value)
    said[name] = isDigits ? Number(value) : value
  }
  return said
}

const holds = (shape: TSchema | undefined, type: string): boolean =>
  ((shape as { type?: readonly string[] } | undefined)?.type ?? []).includes(type)

/** The first cell for which a row is refused whatever it means: one that is lacking, or that says neither true nor false. */
function refusedCell(row: AnyRow, said: Said, { cells, needs }: RowDeclaration): RefusedRow | undefined {
  const wrong = Object.keys(said).find(
    field => typeof said[field] === 'string' && holds(cells[field]?.shape, 'boolean'),
  )
  if (wrong !== undefined) return refusedRow('invalid_value', wrong)
  const isMeantById = said['recordId'] !== undefined
  const lacking = isMeantById ? undefined : needs.find(field => said[field] === undefined)
  return lacking === undefined ? undefined : refusedRow('missing_required', lacking)
}

/** What a row names, or why it is refused that names what is not there. */
function namedIn(row: AnyRow, meant: Meanings) {
  const named: Record<string, unknown> = {}
  for (const [field, meaning] of meant) {
    const found = meaning(row)
    if (typeof found === 'object' && found !== null && 'error' in found)
      return { named, unknown: found as RefusedRow }
    if (found !== undefined) named[field] = found
  }
  return { named }
}

const idsOf = (named: Readonly<Record<string, unknown>>, names: AnyNames) =>
  Object.fromEntries(
    Object.entries(named).flatMap(([field, found]) => {
      const to = names[field]?.to
      const idOf = (record: unknown) => (record as { readonly id: string }).id
      if (to === undefined) return []
      return [[to, Array.isArray(found) ? [...new Set(found.map(idOf))] : idOf(found)]]
    }),
  )

function fieldsSaid(row: AnyRow, fields: FieldsOfRows | undefined) {
  const customFields = (fields?.saidIn as ((cells: unknown) => object | undefined) | undefined)?.(
    row['customFields'],
  )
  return customFields && { customFields }
}
