import type { JsonSchema, ParameterObject, PlacedOperation } from './description.ts'
import { docComment } from './doc-comment.ts'
import { capitalised, propertyName } from './naming.ts'
import type { TypeFile } from './type-file.ts'

/** One operation as a property of its family's object; its types are declared in the file. */
export function operationSource(operation: PlacedOperation, file: TypeFile): string {
  const base = `${capitalised(operation.family)}${capitalised(operation.verb)}`
  const keyed = isKeyed(operation)
  const path = argumentOfPath(operation, base, file)
  const body = argumentOfBody(operation, base, file)
  const query = argumentOfQuery(operation, base, file)
  const given = [path, body, query].filter(argument => argument !== undefined)
  const options = keyed ? 'KeyedCallOptions' : 'CallOptions'
  const answer = answerOf(operation, base, file)
  file.runtime.add(options)

  const description = {
    id: operation.operationId,
    method: operation.method,
    path: operation.path,
    ...(keyed && { keyed }),
  }
  const parts = `{ ${given.map(({ part }) => part).join(', ')} }`
  const signature = [...given.map(({ parameter }) => parameter), `options?: ${options}`].join(', ')
  return [
    docComment([operation.summary, operation.description, asked(operation), deprecatedTag(operation)]),
    `${propertyName(operation.verb)}: (${signature}): Promise<${answer}> =>`,
    `call(${JSON.stringify(description)}, ${parts}, options),`,
  ].join('')
}

/** A parameter of the method, and where its value goes. */
interface Argument {
  readonly parameter: string
  readonly part: string
}

function isKeyed(operation: PlacedOperation): boolean {
  const headers = parametersIn(operation, 'header')
  const other = headers.find(({ name }) => name !== 'Idempotency-Key')
  if (other)
    throw new Error(`${operation.operationId} takes the header ${other.name}, which the SDK cannot send`)
  return headers.length > 0
}

/** One path parameter is given as it is; several are named, so that they cannot change places unnoticed. */
function argumentOfPath(operation: PlacedOperation, base: string, file: TypeFile): Argument | undefined {
  const parameters = parametersIn(operation, 'path')
  const [only, ...others] = parameters
  if (!only) return undefined
  if (others.length === 0)
    return { parameter: `${only.name}: ${file.type(only.schema)}`, part: `path: { ${only.name} }` }
  const type = file.declare(`${base}Path`, objectOf(parameters))
  return { parameter: `path: ${type}`, part: 'path' }
}

function argumentOfBody(operation: PlacedOperation, base: string, file: TypeFile): Argument | undefined {
  const schema = operation.requestBody?.content['application/json'].schema
  if (!schema) return undefined
  const type = file.declare(`${base}Body`, schema)
  // Never for a PUT: a replacement by nothing clears everything, so it has to be said.
  const optional = operation.method === 'POST' && (schema.required ?? []).length === 0
  // A file that is sent as it is, with the media type that it says of itself.
  const orFile = operation.requestBody?.content['text/csv'] ? ' | Blob' : ''
  return { parameter: `body: ${type}${orFile}${optional ? ' = {}' : ''}`, part: 'body' }
}

function argumentOfQuery(operation: PlacedOperation, base: string, file: TypeFile): Argument | undefined {
  const parameters = parametersIn(operation, 'query')
  if (parameters.length === 0) return undefined
  for (const { name, schema } of parameters)
    if (schema.type === 'array')
      throw new Error(`${operation.operationId}: the SDK cannot send the list ${name} in a query`)
  const type = file.declare(`${base}Query`, objectOf(parameters))
  return {
    parameter: `query: ${type}${parameters.some(({ required }) => required) ? '' : ' = {}'}`,
    part: 'query',
  }
}

function answerOf(operation: PlacedOperation, base: string, file: TypeFile): string {
  const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  const [success] = successes
  if (!success || successes.length > 1)
    throw new Error(`${operation.operationId} needs one answer of success`)
  const [, { content }] = success
  if (!content) return 'void'
  const schema = content['application/json']?.schema
  if (!schema) throw new Error(`${operation.operationId} answers something other than JSON`)
  const [answer = schema, ...beside] = schema.allOf ?? []
  const row = rowOf(answer)
  if (!row) return file.declare(`${base}Answer`, schema)
  file.runtime.add('Page')
  const rowType = row.$ref === undefined ? file.declare(`${base}Row`, row) : file.type(row)
  const page = [`Page<${rowType}>`, ...beside.map(part => file.type(part))].join(' & ')
  return file.alias(`${base}Answer`, page, schema.description)
}

/** The row of a page envelope; undefined for any other shape. */
function rowOf(schema: JsonSchema): JsonSchema | undefined {
  const { items, pageInfo, ...others } = schema.properties ?? {}
  const isEnvelope =
    Object.keys(others).length === 0 && pageInfo?.properties?.['nextCursor'] && pageInfo.properties['hasMore']
  return isEnvelope && items?.type === 'array' ? items.items : undefined
}

const parametersIn = (operation: PlacedOperation, place: string): ParameterObject[] =>
  (operation.parameters ?? []).filter(parameter => parameter.in === place)

const objectOf = (parameters: readonly ParameterObject[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    parameters.map(({ name, schema, description = schema.description }) => [
      name,
      { ...schema, ...(description !== undefined && { description }) },
    ]),
  ),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  additionalProperties: false,
})

/** What an editor strikes through. */
function deprecatedTag(operation: PlacedOperation): string | undefined {
  const deprecation = operation['x-service-deprecation']
  if (!deprecation) return undefined
  const instead = deprecation.successor === undefined ? '' : ` Use ${deprecation.successor} in its place.`
  return `@deprecated It goes on ${deprecation.sunset}.${instead}`
}

function asked(operation: PlacedOperation): string {
  const capabilities = operation['x-service-capabilities'].map(name => `\`${name}\``)
  const needs = capabilities.length > 0 ? `; needs ${capabilities.join(' or ')}` : ''
  const module = operation['x-service-module']
  return `\`${operation.method} ${operation.path}\`${needs}${module ? `; module \`${module}\`` : ''}`
}
