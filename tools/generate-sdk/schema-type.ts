import type { JsonSchema } from './description.ts'
import { docComment } from './doc-comment.ts'
import { propertyName } from './naming.ts'

/** What says something to a validator or a reader, and nothing to a type. */
const validationOnly = new Set([
  ...['description', 'title', 'default', 'example', 'examples', 'deprecated', 'format', 'pattern'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'propertyNames'],
])
const structural = new Set([
  ...['$ref', 'type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf'],
  ...['items', 'properties', 'required', 'additionalProperties'],
])

/**
 * The TypeScript type of a JSON Schema. `use` is told the name of every component it refers to. Throws on a keyword
 * that it does not know, so that a new one cannot silently become a wrong type.
 */
export function typeOf(schema: JsonSchema, use: (component: string) => void): string {
  for (const keyword of Object.keys(schema))
    if (!validationOnly.has(keyword) && !structural.has(keyword))
      throw new Error(`a schema has the keyword ${keyword}, which the SDK cannot express yet`)
  const inner = (part: JsonSchema) => typeOf(part, use)

  if (schema.$ref !== undefined) {
    const component = componentOf(schema.$ref)
    use(component)
    return component
  }
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return union(schema.enum.map(value => JSON.stringify(value)))
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return union(alternatives.map(inner))
  if (schema.allOf) return schema.allOf.map(part => `(${inner(part)})`).join(' & ')
  if (schema.type === undefined) return 'unknown'
  return union([schema.type].flat().map(type => typeNamed(type, schema, inner)))
}

/** The component that a reference names. Throws on a reference to anything else. */
export function componentOf(reference: string): string {
  const prefix = '#/components/schemas/'
  if (!reference.startsWith(prefix)) throw new Error(`${reference} is no reference to a component`)
  return reference.slice(prefix.length)
}

function typeNamed(type: string, schema: JsonSchema, inner: (part: JsonSchema) => string): string {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type
    case 'integer':
    case 'number':
      return 'number'
    case 'array':
      return `readonly (${schema.items ? inner(schema.items) : 'unknown'})[]`
    case 'object':
      return objectType(schema, inner)
    default:
      throw new Error(`JSON Schema has no type ${type}`)
  }
}

function objectType(schema: JsonSchema, inner: (part: JsonSchema) => string): string {
  const properties = Object.entries(schema.properties ?? {})
  const further = furtherProperties(schema, inner)
  if (properties.length === 0) return further ?? 'Record<string, never>'
  const required = new Set(schema.required)
  const fields = properties.map(([name, property]) => {
    const type = inner(property)
    // `undefined` is left out on the way, so a caller need not tell it from absent.
    const field = required.has(name) ? `: ${type}` : `?: ${type} | undefined`
    return `${docComment([property.description])}${propertyName(name)}${field}`
  })
  const object = `{\n${fields.join('\n')}\n}`
  return further === undefined ? object : `${object} & ${further}`
}

/** An object that names fields may gain others without notice; that is no reason to let a misspelt one pass. */
function furtherProperties(schema: JsonSchema, inner: (part: JsonSchema) => string): string | undefined {
  const further = schema.additionalProperties ?? schema.properties === undefined
  if (further === false) return undefined
  return `Readonly<Record<string, ${further === true ? 'unknown' : inner(further)}>>`
}

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ')
