/**
 * A parameter as PostgreSQL reads it: text, bytes for `bytea`, or null. Arrays become PostgreSQL arrays and other
 * objects JSON, so an array meant as JSON goes through `jsonb()`.
 */
export function encodeParameter(value: unknown): string | Uint8Array | null {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value)
    case 'object':
      if (value === null || value instanceof Uint8Array) return value
      if (Array.isArray(value)) return arrayLiteral(value)
      if (value instanceof Date) return value.toISOString()
      return JSON.stringify(value)
    default:
      throw new TypeError(`a statement parameter cannot be ${typeof value}; null is the absent value`)
  }
}

function arrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(arrayElement).join(',')}}`
}

const escaped = /["\\]/

function arrayElement(value: unknown): string {
  if (Array.isArray(value)) return arrayLiteral(value)
  const encoded = encodeParameter(value)
  if (encoded === null) return 'NULL'
  if (typeof encoded !== 'string') return `"\\\\x${Buffer.from(encoded).toString('hex')}"`
  // Looking first costs a quarter of replacing nothing, and most elements are ids.
  return `"${escaped.test(encoded) ? encoded.replaceAll(/["\\]/g, '\\$&') : encoded}"`
}
