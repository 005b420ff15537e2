import type { Operation } from '../contract/operation.ts'
import { object, type TObject, type TSchema } from '../contract/shapes.ts'
import { tableMediaTypes, type TableFormat } from '../contract/table.ts'
import { encodingNamed } from '../tables/csv/encoding.ts'
import type { TableRow } from '../tables/rows.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import type { BodyReading } from './bodies/reading.ts'
import { rowsShape } from './rows-shape.ts'
import { queryShape, requireJson } from './shapes.ts'

/** A request whose rows came as a table document. */
export interface TableRequest {
  readonly query: unknown
  readonly body: unknown
  /** How the table calls the column of each field of a row. */
  readonly columns: Readonly<Record<string, string>>
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
  const { maxItems: most, items } = rows as unknown as { readonly maxItems: number; readonly items: TSchema }
  const own = new Set(Object.keys(operation.query?.properties ?? {}))
  const checkQuery = queryShape({ query: object({ ...operation.query?.properties, ...options }) })
  const shaped = rowsShape(items)

  /** Why a cell is not taken comes before what else is wrong with its row. */
  const shapedRows = (found: readonly TableRow[]) =>
    shaped(found.map(({ fault: _, ...row }) => row)).map((row, index) => {
      const fault = found[index]?.fault
      return fault ? { ...row, fault } : row
    })

  return ({ bytes, contentType = '', query: raw }) => {
    const format = formatOf(contentType)
    if (!format) {
      if (bytes.length > 0) requireJson(contentType, table)
      return undefined
    }
    const charset = charsetOf(contentType, format)
    const query = Object.entries(checkQuery(raw) as Record<string, unknown>)
    const isOwn = ([name]: [string, unknown]) => own.has(name)
    const read = async () => {
      const found = await bodies.readTable({ bytes, format, charset, columns: table.columns, most })
      const body = {
        ...Object.fromEntries(query.filter(entry => !isOwn(entry))),
        rows: shapedRows(found.rows),
      }
      return { query: Object.fromEntries(query.filter(isOwn)), body, columns: found.columns }
    }
    return read()
  }
}

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
