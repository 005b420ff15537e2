import { type Instant, millisecondsOf } from '../vocabulary/dates.ts'
import type { Id } from '../vocabulary/ids.ts'

/*
 * Parameters for `::uuid[]`, `::bigint[]` and `::timestamptz[]` in the form in which PostgreSQL sends and receives arrays
 * between machines: it takes them as they are, and needs up to twenty times as long to read the same from text.
 * https://github.com/postgres/postgres/blob/REL_18_STABLE/src/backend/utils/adt/arrayfuncs.c (array_recv)
 */

const types = { uuid: 2950, int8: 20, timestamptz: 1184 } as const
const headerBytes = 20
const nothing = -1

export const uuidArray = (ids: readonly (Id | null)[]): Uint8Array => {
  const out = arrayOf(types.uuid, ids, 16)
  let at = headerBytes
  for (const id of ids) at = id === null ? absent(out, at) : writeUuid(out, present(out, at, 16), id)
  return out.subarray(0, at)
}

export const bigintArray = (values: readonly (number | null)[]): Uint8Array => {
  const out = arrayOf(types.int8, values, 8)
  let at = headerBytes
  for (const value of values)
    at = value === null ? absent(out, at) : writeInteger(out, present(out, at, 8), value)
  return out.subarray(0, at)
}

/** Instants with milliseconds; PostgreSQL counts microseconds from the year 2000. */
export const instantArray = (instants: readonly (Instant | null)[]): Uint8Array => {
  const out = arrayOf(types.timestamptz, instants, 8)
  let at = headerBytes
  for (const instant of instants)
    at =
      instant === null
        ? absent(out, at)
        : writeInteger(out, present(out, at, 8), (millisecondsOf(instant) - year2000) * 1000)
  return out.subarray(0, at)
}

const year2000 = Date.UTC(2000, 0, 1)

/** Room for an array of one dimension, with its header. */
function arrayOf(type: number, values: readonly unknown[], bytes: number): Buffer {
  const out = Buffer.allocUnsafe(headerBytes + values.length * (4 + bytes))
  const lowerBound = 1
  const header = [1, values.includes(null) ? 1 : 0, type, values.length, lowerBound]
  for (const [place, value] of header.entries()) out.writeInt32BE(value, place * 4)
  return out
}

const absent = (out: Buffer, at: number): number => out.writeInt32BE(nothing, at)

const present = (out: Buffer, at: number, bytes: number): number => out.writeInt32BE(bytes, at)

/** Up to 2^53, as two halves; those of negative numbers too. */
function writeInteger(out: Buffer, at: number, value: number): number {
  const half = 2 ** 32
  out.writeInt32BE(Math.floor(value / half), at)
  return out.writeUInt32BE(value - Math.floor(value / half) * half, at + 4)
}

const dash = 45

function writeUuid(out: Buffer, at: number, id: Id): number {
  let end = at
  for (let place = 0; place < id.length; place += 2) {
    if (id.charCodeAt(place) === dash) place++
    out[end++] = (digit(id.charCodeAt(place)) << 4) | digit(id.charCodeAt(place + 1))
  }
  if (id.length !== 36 || end !== at + 16) throw new TypeError(`${id} is not a UUID`)
  return end
}

/** The value of a hexadecimal digit: those of letters, of either case, begin nine behind the lowest bits. */
const digit = (code: number): number => (code & 15) + (code > 57 ? 9 : 0)
