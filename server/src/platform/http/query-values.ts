import type { TSchema } from '../contract/shapes.ts'

/** What of a shape says how its text is read. */
interface ReadShape {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, ReadShape>>
}

type Read = (text: string) => unknown

/** Decimal digits alone: no sign but a minus, no fraction, no exponent, no other base, no space. */
const wholeNumber = /^-?[0-9]{1,300}$/

/** Text that is none of these stays what it is, for the shape to refuse by the parameter's name. */
const readers: Readonly<Record<string, Read>> = {
  integer: text => (wholeNumber.test(text) ? Number(text) : text),
  boolean: text => (text === 'true' ? true : text === 'false' ? false : text),
}

/**
 * Reads the texts of a query, or of a path, as the types of their shape, which is strict about what it reads: Ajv's own coercion
 * takes `Infinity`, `0x10` and `1e2` for integers and `1` for true. Answers a new object; what is given more than once stays an array.
 */
export function valuesOf(shape: TSchema | object): (raw: object) => Record<string, unknown> {
  const read = Object.entries((shape as ReadShape).properties ?? {}).flatMap(([name, { type }]) => {
    const reader = typeof type === 'string' ? readers[type] : undefined
    return reader ? [{ name, reader }] : []
  })
  return raw => {
    // A query has no prototype, and a name such as `__proto__` is one of its own.
    const values: Record<string, unknown> = Object.assign(Object.create(null), raw)
    for (const { name, reader } of read) {
      const text = values[name]
      if (typeof text === 'string') values[name] = reader(text)
    }
    return values
  }
}
