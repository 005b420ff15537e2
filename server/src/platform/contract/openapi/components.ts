import { exactFormOf, type TSchema } from '../shapes.ts'

type JsonSchema = Record<string, unknown>

/** The parts of the document that are listed once in its components. Every shape with a title is one. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {}
  readonly examples: Record<string, { readonly value: unknown }> = {}
  readonly #known: Readonly<Record<string, JsonSchema>>

  /** @param known by title, what the document has of a shape beyond its contract, such as which events there are. */
  constructor(known: Readonly<Record<string, JsonSchema>> = {}) {
    this.#known = known
  }

  /** An answer's schema: open, because new fields may come without notice. */
  answer(schema: TSchema | JsonSchema): JsonSchema {
    return this.reference(opened(exactFormOf(schema) ?? schema) as JsonSchema)
  }

  /** The example of an answer, once for all answers with the same named shape or with a list of it. */
  example(schema: TSchema, value: unknown): JsonSchema {
    const name = nameOf(schema as Named)
    if (name === undefined) return { example: value }
    this.examples[name] = { value }
    return { examples: { answer: { $ref: `#/components/examples/${name}` } } }
  }

  /** The schema with its named parts as references. Throws when one name stands for two shapes. */
  reference(schema: TSchema | JsonSchema): JsonSchema {
    const { title, ...rest } = (exactFormOf(schema) ?? schema) as JsonSchema & { title?: string }
    if (title === undefined) return this.#inside(rest)
    const component = this.#known[title] ?? this.#inside(rest)
    const known = this.schemas[title]
    if (known && JSON.stringify(known) !== JSON.stringify(component))
      throw new Error(`two different shapes are called ${title}`)
    this.schemas[title] = component
    return { $ref: `#/components/schemas/${title}` }
  }

  #inside(schema: JsonSchema): JsonSchema {
    return Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [keyword, this.#value(keyword, value)]),
    )
  }

  #value(keyword: string, value: unknown): unknown {
    if (keyword === 'properties' && isRecord(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, schema]) => [name, this.reference(schema as JsonSchema)]),
      )
    if (schemaKeywords.has(keyword) && isRecord(value)) return this.reference(value)
    if (schemaListKeywords.has(keyword) && Array.isArray(value))
      return value.map(item => this.reference(item as JsonSchema))
    return value
  }
}

interface Named {
  readonly title?: string
  readonly properties?: {
    readonly items?: { readonly items?: { readonly title?: string } }
    readonly pageInfo?: { readonly properties?: { readonly hasMore?: { readonly const?: unknown } } }
  }
}

function nameOf({ title, properties }: Named): string | undefined {
  const row = properties?.items?.items?.title
  if (title !== undefined || row === undefined || !properties?.pageInfo) return title
  return `${row}.${properties.pageInfo.properties?.hasMore?.const === false ? 'list' : 'page'}`
}

const schemaKeywords = new Set(['items', 'additionalProperties', 'not', 'propertyNames'])
const schemaListKeywords = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems'])

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same without the promise that there will never be another field. */
function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([keyword, inner]) => keyword !== 'additionalProperties' || inner !== false)
      .map(([keyword, inner]) => [keyword, opened(inner)]),
  )
}
