interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
}

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly description?: string
  readonly example?: unknown
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly parameters: Readonly<Record<string, Parameter>>
  }
}

/**
 * The parameters and properties that a reader of the description learns too little of: those without a description,
 * with one that only repeats the name, and those that may be null without a word on what it means.
 */
export function undescribed({ paths, webhooks, components }: Document): string[] {
  const found: string[] = []
  const ask = (place: string, name: string, description: string | undefined, mayBeNull: boolean) => {
    if (!description) found.push(`${place}: no description`)
    else if (repeats(name, description)) found.push(`${place}: “${description}” only repeats the name`)
    else if (mayBeNull && !/\bnull\b/i.test(description))
      found.push(`${place}: “${description}” does not say what null means`)
  }
  const walk = (schema: Schema, place: string): void => {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const target = property.$ref && components.schemas[property.$ref.split('/').at(-1) ?? '']
      ask(
        `${place}.${name}`,
        name,
        property.description ?? (target ? target.description : undefined),
        isNullable(property),
      )
      walk(property, `${place}.${name}`)
    }
    if (schema.items) walk(schema.items, `${place}[]`)
    if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, `${place}{}`)
    for (const variant of schema.anyOf ?? []) walk(variant, place)
  }
  const walkContent = (content: Content | undefined, place: string) => {
    for (const { schema } of Object.values(content ?? {})) walk(schema, place)
  }

  for (const [name, schema] of Object.entries(components.schemas)) walk(schema, name)
  for (const [key, { name, description }] of Object.entries(components.parameters))
    ask(`parameter ${key}`, name, description, false)
  for (const operations of [...Object.values(paths), ...Object.values(webhooks)])
    for (const { operationId, parameters = [], requestBody, responses } of Object.values(operations)) {
      for (const { $ref, name, description } of parameters)
        if ($ref === undefined) ask(`${operationId} parameter ${name}`, name, description, false)
      walkContent(requestBody?.content, `${operationId} body`)
      for (const [status, { content }] of Object.entries(responses))
        walkContent(content, `${operationId} ${status}`)
    }
  return [...new Set(found)]
}

const isNullable = ({ type, anyOf }: Schema): boolean =>
  (Array.isArray(type) && type.includes('null')) || (anyOf ?? []).some(variant => variant.type === 'null')

const fillers = new Set(['a', 'an', 'the', 'of', 'its', 'this', 'it', 'is'])

function repeats(name: string, description: string): boolean {
  const said = description.toLowerCase().match(/[a-z]+/g) ?? []
  const named = new Set(name.split(/(?=[A-Z])|[^A-Za-z]/).map(word => word.toLowerCase()))
  return said.every(word => fillers.has(word) || named.has(word))
}
