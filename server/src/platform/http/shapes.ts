import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Operation } from '../contract/operation.ts'
import type { TObject, TSchema } from '../contract/shapes.ts'
import { tableMediaTypes } from '../contract/table.ts'
import { isId } from '../vocabulary/ids.ts'
import { badRequest, RequestRefused, type ShapeError } from '../vocabulary/request-refused.ts'
import { measureJson } from './bodies/json-bounds.ts'
import { valuesOf } from './query-values.ts'
import { rowsShape } from './rows-shape.ts'
import { bodyText } from './text.ts'
import { namesOf, unknownWording } from './unknown-names.ts'
import {
  bodies,
  bodiesExplained,
  checkBodyShape,
  compiled,
  queries,
  unstorable,
  unstorableIn,
  unstorableMessage,
} from './validators.ts'

/**
 * The answer that a connection of an HTTP server waits for or is being sent, until its last byte is written. Node keeps it
 * on the socket without documenting it, and uses it to find which connections are idle.
 */
export const answerUnderWay = (
  socket: Socket & { readonly _httpMessage?: ServerResponse | null },
): ServerResponse | null => socket._httpMessage ?? null

/**
 * Bodies of so many values get every mistake listed; larger ones the first. Each mistake costs some microseconds, so that
 * 64 kB of zeros where objects are asked for would hold everybody up for a tenth of a second.
 */
const explainedValues = 1000
const listedErrors = 50
/** For so many unknown names the known ones are listed: an answer shall not be many times its request. */
const explainedUnknowns = 5

/** The shapes of one operation, compiled: each function returns the checked value or throws a 400 or 404. */
export interface RequestShapes {
  params(raw: unknown): Record<string, string>
  query(raw: unknown): unknown
  body(bytes: Uint8Array, contentType: string | undefined): unknown
}

export function requestShapes(operation: Operation): RequestShapes {
  return { params: paramsShape(operation), query: queryShape(operation), body: bodyShape(operation) }
}

function paramsShape(operation: Operation): RequestShapes['params'] {
  const parameters = Object.entries(operation.params ?? {}).map(([name, parameter]) => ({
    name,
    missing: 'missing' in parameter ? parameter.missing : null,
    shape:
      'schema' in parameter
        ? compiled(queries, { type: 'object', properties: { [name]: parameter.schema } })
        : null,
  }))
  return raw => {
    const params = raw as Record<string, string>
    for (const { name, missing, shape } of parameters) {
      const check = shape?.()
      if (missing !== null && !isId(params[name] ?? ''))
        throw new RequestRefused(missing, `Nothing has the id “${params[name]}”.`)
      if (check && !check(params))
        throw badRequest([{ parameter: name, message: check.errors?.[0]?.message ?? 'is not valid' }])
      if (check) refuseUnstorableText(params[name], 'parameter', name)
    }
    return params
  }
}

export function queryShape(operation: Pick<Operation, 'query'>): RequestShapes['query'] {
  const schema = operation.query ?? { type: 'object', additionalProperties: false }
  const shape = compiled(queries, schema)
  const read = valuesOf(schema)
  return raw => {
    const check = shape()
    const values = read(raw as object)
    if (!check(values)) throw badRequest(explainQuery(check.errors, schema, raw as object))
    refuseUnstorableText(values, 'parameter')
    return withoutEmptyCursor(values)
  }
}

/** An empty cursor is that of the first page, so that a loop may begin with one. */
function withoutEmptyCursor({ cursor, ...query }: Record<string, unknown>): object {
  return cursor === undefined || cursor === '' ? query : { ...query, cursor }
}

/** What of an operation says how its body is to be. */
export type BodyPromise = Pick<Operation, 'body' | 'table' | 'rowByRow'>

export function bodyShape({ body: shape, table, rowByRow }: BodyPromise): RequestShapes['body'] {
  const schema = shape ?? { type: 'object', additionalProperties: false }
  const check = valueShape(schema)
  const checkRows = table || rowByRow ? shapeWithRows(schema as TObject) : undefined
  return (bytes, contentType) => {
    const parsed = bytes.length === 0 ? emptyBody : parse(bytes, contentType, table)
    if (checkRows) return checkRows(parsed)
    if (parsed.mayBeUnstorable) refuseUnstorableText(parsed.body, 'pointer')
    return check(parsed.body, parsed.values)
  }
}

/** A body with rows, of which each that is not as it should be is refused alone, and everything else as in any body. */
function shapeWithRows(schema: TObject): (parsed: ParsedBody) => unknown {
  const { rows } = schema.properties as unknown as { readonly rows: { readonly items: TSchema } }
  const { items, ...anyRows } = rows
  const isSound = checkBodyShape(schema)
  const check = valueShape({ ...schema, properties: { ...schema.properties, rows: anyRows } })
  const shaped = rowsShape(items)
  return ({ body, values, mayBeUnstorable }) => {
    if (!mayBeUnstorable && isSound()(body)) return body
    const checked = check(body, values) as { readonly rows: readonly unknown[] }
    if (mayBeUnstorable) refuseUnstorableText({ ...checked, rows: [] }, 'pointer')
    return { ...checked, rows: shaped(checked.rows) }
  }
}

/** Checks a parsed body of so many values; answers it, or throws a 400 that names its mistakes. */
export function valueShape(schema: TSchema | object): (body: unknown, values: number) => unknown {
  const shape = compiled(bodies, schema)
  const explainedShape = compiled(bodiesExplained, schema)
  return (body, values) => {
    const check = shape()
    if (check(body)) return body
    if (values > explainedValues) throw badRequest(explain(check.errors, 'pointer', schema))
    const explained = explainedShape()
    explained(body)
    throw badRequest(explain(explained.errors ?? check.errors, 'pointer', schema))
  }
}

/** Throws the refusal of a body in another form; `table` is named where the operation takes tables too. */
export function requireJson(contentType: string | undefined, table: Operation['table']): void {
  if (contentType && /^application\/json\s*(;|$)/i.test(contentType)) return
  const others = table ? `, ${Object.values(tableMediaTypes).join(' or ')}` : ''
  throw new RequestRefused('unsupported-media-type', `Send the body as application/json${others}.`)
}

interface ParsedBody {
  readonly body: unknown
  readonly values: number
  /** Whether it has escapes of characters that cannot be stored. */
  readonly mayBeUnstorable: boolean
}

const emptyBody: ParsedBody = { body: {}, values: 0, mayBeUnstorable: false }

function parse(bytes: Uint8Array, contentType: string | undefined, table: Operation['table']): ParsedBody {
  requireJson(contentType, table)
  const measured = measureJson(bytes)
  if ('excess' in measured) throw badRequest([{ pointer: '', message: measured.excess }])
  const text = bodyText(bytes, contentType)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw badRequest([{ pointer: '', message: 'the body is not valid JSON' }])
  }
  return { body, values: measured.values, mayBeUnstorable: unstorable.test(text) }
}

function refuseUnstorableText(value: unknown, place: 'pointer' | 'parameter', path = ''): void {
  const found = unstorableIn(value)
  if (found === undefined) return
  const at = place === 'pointer' ? [path, ...found].join('/') : path || (found[0] ?? '')
  throw badRequest([{ [place]: at, message: unstorableMessage }])
}

/** As `explain`, and a parameter that is given more than once is refused as that, whatever its type. */
const explainQuery = (
  errors: readonly ErrorObject[] | null | undefined,
  schema: object,
  raw: object,
): ShapeError[] =>
  explain(errors, 'parameter', schema).map(error =>
    Array.isArray(Object.entries(raw).find(([name]) => name === error.parameter)?.[1])
      ? { ...error, message: 'is given more than once' }
      : error,
  )

/** One mistake for every field or parameter, in the order they were found. */
function explain(
  errors: readonly ErrorObject[] | null | undefined,
  place: 'pointer' | 'parameter',
  schema: object,
): ShapeError[] {
  const byPath = new Map<string, string>()
  let unknowns = 0
  for (const error of errors ?? []) {
    const unknown = error.params['additionalProperty'] as string | undefined
    const missing = error.params['missingProperty'] as string | undefined
    const inside = unknown ?? missing
    const path = `${error.instancePath}${inside === undefined ? '' : `/${inside}`}`
    const at = place === 'pointer' ? path : (path.slice(1).split('/')[0] ?? '')
    if (byPath.has(at)) continue
    if (unknown === undefined) byPath.set(at, missing ? 'is required' : wording(error, place))
    else
      byPath.set(
        at,
        unknownWording(unknown, place, ++unknowns > explainedUnknowns ? undefined : namesOf(error, schema)),
      )
  }
  return [...byPath].slice(0, listedErrors).map(([at, message]) => ({ [place]: at, message }))
}

function wording({ keyword, params, message }: ErrorObject, place: 'pointer' | 'parameter'): string {
  if (keyword === 'enum') return `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`
  const asText = place === 'parameter' && keyword === 'type' ? writtenAs[String(params['type'])] : undefined
  return asText ?? message ?? 'is not valid'
}

/** How values of a query are written. */
const writtenAs: Readonly<Record<string, string>> = {
  integer: 'must be a whole number in decimal digits',
  boolean: 'must be true or false',
}
