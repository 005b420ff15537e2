/**
 * Reads one value. `row` is the whole row decoded as Latin-1, in which the value has `length` characters from `at`;
 * slicing it costs an eighth of decoding each value by itself. `bytes` has the same value from `from`.
 */
export type ColumnReader = (row: string, at: number, length: number, bytes: Buffer, from: number) => unknown

/** Object ids of PostgreSQL's built-in types are fixed for ever: src/include/catalog/pg_type.dat. */
const types = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  oid: 26,
  json: 114,
  float4: 700,
  float8: 701,
  date: 1082,
  timestamptz: 1184,
  uuid: 2950,
  jsonb: 3802,
}

/** Of the array types those whose elements are not plain text. */
const arrayElements: Readonly<Record<number, number>> = {
  199: types.json,
  1000: types.bool,
  1001: types.bytea,
  1005: types.int2,
  1007: types.int4,
  1016: types.int8,
  1021: types.float4,
  1022: types.float8,
  1028: types.oid,
  1185: types.timestamptz,
  3807: types.jsonb,
}

const textArrays = new Set([1002, 1009, 1014, 1015, 1115, 1182, 1183, 1187, 1231, 2951])

const fromText: Readonly<Record<number, (text: string) => unknown>> = {
  [types.bool]: text => text === 't',
  [types.bytea]: text => Buffer.from(text.slice(2), 'hex'),
  [types.int8]: safeInteger,
  [types.int2]: Number,
  [types.int4]: Number,
  [types.oid]: Number,
  [types.float4]: Number,
  [types.float8]: Number,
  [types.json]: JSON.parse,
  [types.jsonb]: JSON.parse,
  [types.timestamptz]: instant,
}

/**
 * How values of a type are read: integers and floats as numbers (a bigint beyond 2^53 is an error), `numeric` as
 * text, instants as `2026-11-20T07:00:00.000Z`, dates as `2026-11-20`, JSON parsed, arrays as arrays, bytes as Buffer.
 */
export function columnReader(typeId: number): ColumnReader {
  switch (typeId) {
    case types.uuid:
    case types.date:
      return ascii
    case types.bool:
      return (row, at) => row.charCodeAt(at) === 0x74
    case types.int2:
    case types.int4:
      return integer
    case types.timestamptz:
      return (row, at, length) => instant(row.slice(at, at + length))
  }
  const element = arrayElements[typeId]
  const read =
    element !== undefined || textArrays.has(typeId)
      ? (literal: string) => readArray(literal, fromText[element ?? 0])
      : fromText[typeId]
  return read ? (row, at, length, bytes, from) => read(text(row, at, length, bytes, from)) : text
}

const ascii: ColumnReader = (row, at, length) => row.slice(at, at + length)

const beyondAscii = /[\x80-\xff]/

function text(row: string, at: number, length: number, bytes: Buffer, from: number): string {
  const slice = row.slice(at, at + length)
  return beyondAscii.test(slice) ? bytes.toString('utf8', from, from + length) : slice
}

function integer(row: string, at: number, length: number): number {
  const end = at + length
  const negative = row.charCodeAt(at) === 0x2d
  let value = 0
  for (let index = negative ? at + 1 : at; index < end; index++)
    value = value * 10 + row.charCodeAt(index) - 0x30
  return negative ? -value : value
}

function safeInteger(digits: string): number {
  const value = Number(digits)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`the bigint ${digits} is beyond what a number holds exactly`)
  return value
}

/**
 * `2026-11-20 07:00:00.12+00` → `2026-11-20T07:00:00.120Z`. The session's zone is UTC and its style ISO, so the
 * text only needs its separators. Microseconds are cut off; `infinity` and years of five digits stay as they are.
 */
function instant(text: string): string {
  if (text.charCodeAt(10) !== 0x20) return text
  if (text.length === 26) return `${text.slice(0, 10)}T${text.slice(11, 23)}Z`
  if (!text.endsWith('+00')) return text
  const fraction = text.slice(20, -3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}

type ElementReader = (text: string) => unknown

/** Reads PostgreSQL's array text, `{a,"b,c",NULL,{d}}`, without lower bounds, which none of our arrays have. */
function readArray(literal: string, readElement: ElementReader = text => text): unknown[] {
  const [values] = readLevel(literal, 1, readElement)
  return values
}

function readLevel(literal: string, from: number, readElement: ElementReader): [unknown[], number] {
  const values: unknown[] = []
  let at = from
  while (literal[at] !== '}') {
    if (at >= literal.length) throw new SyntaxError('an array literal ends early')
    let value: unknown
    ;[value, at] = readValue(literal, at, readElement)
    values.push(value)
    if (literal[at] === ',') at++
  }
  return [values, at + 1]
}

function readValue(literal: string, at: number, readElement: ElementReader): [unknown, number] {
  if (literal[at] === '{') return readLevel(literal, at + 1, readElement)
  if (literal[at] === '"') {
    let end = at + 1
    while (end < literal.length && literal[end] !== '"') end += literal[end] === '\\' ? 2 : 1
    return [readElement(literal.slice(at + 1, end).replaceAll(/\\(.)/gs, '$1')), end + 1]
  }
  let end = at
  while (end < literal.length && literal[end] !== ',' && literal[end] !== '}') end++
  const bare = literal.slice(at, end)
  return [bare === 'NULL' ? null : readElement(bare), end]
}
