import type { JsonSchema } from './description.ts'
import { docComment } from './doc-comment.ts'
import { propertyName } from './naming.ts'

/** What says something to a validator or a reader, and nothing to a type. */
const validationOnly = new Set([
  ...['description', 'title', 'default', 'example', 'examples', 'deprecated', 'format', 'pattern'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'propertyNames'],
  ...['x-service-record-type', 'x-service-localised'],
])
const structural = new Set([
  ...['$ref', 'type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf'],
  ...['items', 'properties', 'required', 'additionalProperties', 'x-service-payload-of'],
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
  const payload = properties.find(([, property]) => property['x-service-payload-of'] !== undefined)
  if (payload) return perEvent(schema, payload, inner)
  return objectOf(schema, further, (_, property) => inner(property))
}

function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  further: string | undefined,
  typeOfField: (name: string, property: JsonSchema) => string,
): string {
  const isRequired = new Set(required)
  const fields = Object.entries(properties).map(([name, property]) => {
    const type = typeOfField(name, property)
    // `undefined` is left out on the way, so a caller need not tell it from absent.
    const field = isRequired.has(name) ? `: ${type}` : `?: ${type} | undefined`
    return `${docComment([property.description])}${propertyName(name)}${field}`
  })
  const object = `{\n${fields.join('\n')}\n}`
  return further === undefined ? object : `${object} & ${further}`
}

/** An object with an event and its payload is one of as many types as there are events, so that the name tells the payload. */
function perEvent(
  schema: JsonSchema,
  [payloadName, payload]: readonly [string, JsonSchema],
  inner: (part: JsonSchema) => string,
): string {
  const eventName = payload['x-service-payload-of'] ?? ''
  const event = schema.properties?.[eventName]
  if (!event || inner(event) !== 'EventName')
    throw new Error(`${payloadName} is the payload of ${eventName}, which is no event’s name`)
  const one = objectOf(schema, furtherProperties(schema, inner), (name, property) =>
    name === eventName ? 'Event' : name === payloadName ? 'EventPayloads[Event]' : inner(property),
  )
  return `{ [Event in EventName]: ${one} }[EventName]`
}

/** An object that names fields may gain others without notice; that is no reason to let a misspelt one pass. */
function furtherProperties(schema: JsonSchema, inner: (part: JsonSchema) => string): string | undefined {
  const further = schema.additionalProperties ?? schema.properties === undefined
  if (further === false) return undefined
  return `Readonly<Record<string, ${further === true ? 'unknown' : inner(further)}>>`
}

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ')
