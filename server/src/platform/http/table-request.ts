import type { Operation } from '../contract/operation.ts'
import { object, type TObject, type TSchema } from '../contract/shapes.ts'
import { tableMediaTypes, type TableFormat, tableOptions, type TableOptions } from '../contract/table.ts'
import { encodingNamed } from '../tables/csv/encoding.ts'
import type { TableRow, ToldColumn } from '../tables/rows.ts'
import { headerInvalid } from '../tables/refused.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import type { BodyReading } from './bodies/reading.ts'
import { rowsShape } from './rows-shape.ts'
import { queryShape, requireJson } from './shapes.ts'

/** The columns of a table that was sent. */
export interface TableColumns {
  /** How it calls the column of each field of a row. */
  readonly fields: Readonly<Record<string, string>>
  /** Every column with a name, and the field that it fills; null for one that is not read. */
  readonly told: readonly ToldColumn[]
}

/** A request whose rows came as a table document. */
export interface TableRequest {
  readonly query: unknown
  readonly body: unknown
  readonly columns: TableColumns
}

interface SentTable {
  readonly bytes: Buffer
  readonly contentType: string | undefined
  readonly query: unknown
}

/** Reads a request with a table document; undefined when the content type says that it is none. */
export type ReadTableRequest = (sent: SentTable) => Promise<TableRequest> | undefined

/** For an operation that takes table documents; undefined for any other. */
export function tableRequests(operation: Operation, bodies: BodyReading): ReadTableRequest | undefined {
  const { table } = operation
  if (!table) return undefined
  const { rows, ...options } = (operation.body as TObject).properties
  const { maxItems: most } = rows as unknown as { readonly maxItems: number }
  const own = new Set(Object.keys(operation.query?.properties ?? {}))
  const checkQuery = queryShape({
    query: object({ ...operation.query?.properties, ...tableOptions, ...options }),
  })
  const shapedRows = tableRowsShape(operation)

  return ({ bytes, contentType = '', query: raw }) => {
    const format = formatOf(contentType)
    if (!format) {
      if (bytes.length > 0) requireJson(contentType, table)
      return undefined
    }
    const charset = charsetOf(contentType, format)
    const asked = Object.entries(checkQuery(raw) as Record<string, unknown>)
    const query = asked.filter(([name]) => !Object.hasOwn(tableOptions, name))
    const reading: TableOptions = Object.fromEntries(
      asked.filter(([name]) => Object.hasOwn(tableOptions, name)),
    )
    const map = columnMapIn(reading.columnMap)
    const isOwn = ([name]: [string, unknown]) => own.has(name)
    const read = async () => {
      const found = await bodies.readTable({
        bytes,
        format,
        charset,
        columns: table.columns,
        most,
        options: reading,
        map,
      })
      const body = {
        ...Object.fromEntries(query.filter(entry => !isOwn(entry))),
        rows: shapedRows(found.rows),
      }
      return {
        query: Object.fromEntries(query.filter(isOwn)),
        body,
        columns: { fields: found.columns, told: found.told },
      }
    }
    return read()
  }
}

/** Looks at rows of a table one by one: why a cell is not taken comes before what else is wrong with its row. */
export function tableRowsShape({ body }: Operation): (found: readonly TableRow[]) => object[] {
  const { rows } = (body as TObject).properties
  const shaped = rowsShape((rows as unknown as { readonly items: TSchema }).items)
  return found =>
    shaped(found.map(({ fault: _, ...row }) => row)).map((row, index) => {
      const fault = found[index]?.fault
      return fault ? { ...row, fault } : row
    })
}

/** Which columns fill which fields; refuses text that says nothing of the kind. */
export function columnMapIn(text: string | undefined): ReadonlyMap<string, string | null> {
  if (text === undefined) return new Map()
  const map = jsonIn(text)
  if (typeof map !== 'object' || map === null || Array.isArray(map)) throw noMap()
  return new Map(
    Object.entries(map).map(([header, field]) => {
      if (field !== null && typeof field !== 'string') throw noMap()
      return [header.trim(), field]
    }),
  )
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const noMap = () => headerInvalid([{ message: '`columnMap` is no JSON object from columns to fields' }])

const formatOf = (contentType: string): TableFormat | undefined => {
  const [type = ''] = contentType.split(';', 1)
  const wanted = type.trim().toLowerCase()
  return (Object.keys(tableMediaTypes) as TableFormat[]).find(format => tableMediaTypes[format] === wanted)
}

function charsetOf(contentType: string, format: TableFormat): string | undefined {
  const charset = /;\s*charset\s*=\s*"?([^";]*)/i.exec(contentType)?.[1]?.trim()
  if (format !== 'csv' || charset === undefined || /^utf-?16$/i.test(charset)) return undefined
  if (encodingNamed(charset)) return charset
  throw new RequestRefused(
    'unsupported-media-type',
    `A CSV file is not read in ${charset.slice(0, 40)}; send it in UTF-8, UTF-16 or Windows-1252.`,
  )
}
