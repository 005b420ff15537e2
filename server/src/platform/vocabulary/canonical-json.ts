/** JSON with the fields of every object in order and nothing undefined, so that one value has one spelling. */
export const canonicalJson = (value: unknown): string => JSON.stringify(ordered(value))

/** The same value with the fields of every object in order. */
export function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(ordered)
  const record = value as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(record)
      .sort()
      .map(key => [key, ordered(record[key])]),
  )
}
