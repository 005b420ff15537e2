import { newId } from '../../src/platform/vocabulary/ids.ts'

interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly minimum?: number
  readonly minLength?: number
  readonly minItems?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
}

const byFormat: Readonly<Record<string, () => string>> = {
  uuid: newId,
  date: () => '2026-10-14',
  'date-time': () => '2026-10-14T08:00:00.000Z',
  email: () => 'somebody@example.com',
  uri: () => 'https://example.com/hook',
}

const candidates = [
  'sample',
  'names',
  'a',
  '2026-10-14',
  'Sample text',
  'https://example.com/hook',
  '0112038-9',
  '1234',
  'A1',
  'may',
  'names',
]

/** The least value that fits a shape. Throws when it does not know one, so that a new kind of shape is not passed over. */
export function sampleOf(schema: unknown): unknown {
  const shape = schema as JsonSchema
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf?.[0]) return sampleOf(shape.anyOf[0])
  const type = typeof shape.type === 'string' ? shape.type : shape.type?.[0]
  switch (type) {
    case 'object':
      return Object.fromEntries(
        (shape.required ?? []).map(name => [name, sampleOf(shape.properties?.[name])]),
      )
    case 'array':
      return Array.from({ length: shape.minItems ?? 0 }, () => sampleOf(shape.items))
    case 'integer':
    case 'number':
      return shape.minimum ?? 1
    case 'boolean':
      return false
    case 'null':
      return null
    case 'string':
      return sampleText(shape)
    default:
      throw new Error(`no sample for ${JSON.stringify(shape)}`)
  }
}

function sampleText({ format, pattern, minLength = 0 }: JsonSchema): string {
  const formatted = format === undefined ? undefined : byFormat[format]?.()
  if (formatted !== undefined) return formatted
  const fits = (text: string) =>
    text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text))
  const found = [...candidates, 'x'.repeat(minLength)].find(fits)
  if (found === undefined) throw new Error(`no sample text for ${pattern}`)
  return found
}
