import type { Operation } from '../contract/operation.ts'
import { object, type TObject, type TSchema } from '../contract/shapes.ts'
import { tableMediaTypes, type TableFormat } from '../contract/table.ts'
import { encodingNamed } from '../tables/csv/encoding.ts'
import { columnLetters } from '../tables/xlsx/sheet.ts'
import { badRequest, RequestRefused, type ShapeError } from '../vocabulary/request-refused.ts'
import type { BodyReading } from './bodies/reading.ts'
import { queryShape, valueShape } from './shapes.ts'

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
  const most = (rows as { readonly maxItems?: number } | undefined)?.maxItems ?? 0
  const own = new Set(Object.keys(operation.query?.properties ?? {}))
  const checkQuery = queryShape({ query: object({ ...operation.query?.properties, ...options }) })
  const checkBody = valueShape(operation.body as TSchema)

  return ({ bytes, contentType = '', query: raw }) => {
    const format = formatOf(contentType)
    if (!format) return undefined
    const charset = charsetOf(contentType, format)
    const query = Object.entries(checkQuery(raw) as Record<string, unknown>)
    const isOwn = ([name]: [string, unknown]) => own.has(name)
    const read = async () => {
      const found = await bodies.readTable({ bytes, format, charset, columns: table.columns, most })
      const body = { ...Object.fromEntries(query.filter(entry => !isOwn(entry))), rows: found.rows }
      try {
        checkBody(body, 0)
      } catch (error) {
        throw inTable(error, found.rows, found.columns)
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

/** What is wrong with a row, by its line and column in place of its pointer. */
function inTable(
  error: unknown,
  rows: readonly { readonly line: number }[],
  columns: Readonly<Record<string, string>>,
): unknown {
  if (!(error instanceof RequestRefused)) return error
  const errors = (error.extra['errors'] as readonly ShapeError[] | undefined) ?? []
  return badRequest(
    errors.map(({ pointer = '', message }) => {
      const [, row, field = ''] = /^\/rows\/(\d+)\/?(.*)$/.exec(pointer) ?? []
      const line = row === undefined ? undefined : rows[Number(row)]?.line
      if (line === undefined) return { parameter: pointer.slice(1), message }
      return { line, column: columns[field] ?? (field || columnLetters(0)), message }
    }),
  )
}
