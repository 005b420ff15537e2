interface Notation {
  text(value: string): string
  /** The name of a field. */
  key(name: string): string
  readonly words: Readonly<Record<'true' | 'false' | 'null', string>>
  /** Spaces of a level. */
  readonly indent: number
  /** The inside of the braces of an object in one line. */
  readonly padding: string
  /** How many levels in the value begins. */
  readonly depth?: number
}

const widestLine = 80

/** A JSON value as a literal of a programming language: in one line where it fits, and otherwise a line for each part. */
export function literal(value: unknown, notation: Notation): string {
  const { indent, depth = 0 } = notation
  const line = inline(value, notation)
  if (line.length + indent * depth <= widestLine || value === null || typeof value !== 'object') return line
  const inner = { ...notation, depth: depth + 1 }
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const parts = Array.isArray(value)
    ? value.map(item => literal(item, inner))
    : Object.entries(value).map(([name, field]) => `${notation.key(name)}: ${literal(field, inner)}`)
  const margin = ' '.repeat(indent * (depth + 1))
  return `${open}\n${parts.map(part => `${margin}${part},\n`).join('')}${' '.repeat(indent * depth)}${close}`
}

function inline(value: unknown, notation: Notation): string {
  if (typeof value === 'string') return notation.text(value)
  if (typeof value === 'boolean' || value === null) return notation.words[`${value}`]
  if (Array.isArray(value)) return `[${value.map(item => inline(item, notation)).join(', ')}]`
  if (typeof value !== 'object') return String(value)
  const fields = Object.entries(value).map(
    ([name, field]) => `${notation.key(name)}: ${inline(field, notation)}`,
  )
  return fields.length === 0 ? '{}' : `{${notation.padding}${fields.join(', ')}${notation.padding}}`
}
