import type { NamedOperation } from '../family.ts'
import { takesIdempotencyKey } from '../idempotency.ts'
import type { PathParameter } from '../operation.ts'
import type { TObject, TSchema } from '../shapes.ts'
import { tableOptions } from '../table.ts'
import type { Components } from './components.ts'
import { exampleOf } from './example.ts'
import { exampleId } from './example-id.ts'
import type { Part } from './shared.ts'

type Json = Record<string, unknown>

/** What the operation's path is filled in with to show it. */
export const pathExampleOf = ({ params = {}, example }: NamedOperation): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, parameter]) => [
      name,
      example?.params?.[name] ??
        ('missing' in parameter
          ? exampleId(idNamed(parameter.missing))
          : String(exampleOf(parameter.schema, name))),
    ]),
  )

/** The query that the operation is shown with: what it requires, and its own example. */
export const queryExampleOf = ({
  query,
  example,
}: NamedOperation): Record<string, string | number | boolean> => ({
  ...Object.fromEntries(
    (query?.required ?? []).map((name: string) => [
      name,
      exampleOf(query?.properties[name] as TSchema, name) as string,
    ]),
  ),
  ...example?.query,
})

/** `entry_type_not_found` as `entryTypeId`. */
const idNamed = (missing: string): string =>
  `${missing.replace(/_not_found$/, '').replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())}Id`

/** An operation's parameters; each has the name under which those alike are listed once in the document. */
export function parametersOf(operation: NamedOperation, components: Components): Part[] {
  const pathExamples = pathExampleOf(operation)
  const path = Object.entries(operation.params ?? {}).map(([name, parameter]) => ({
    name: 'missing' in parameter ? `${name}.${parameter.missing}` : name,
    value: {
      name,
      in: 'path',
      required: true,
      ...pathParameter(parameter, components),
      example: pathExamples[name],
    },
  }))
  const required = new Set<string>(operation.query?.required ?? [])
  const query: Part[] = Object.entries(operation.query?.properties ?? {}).map(([name, schema]) => {
    const { description, ...rest } = schema as Json
    const value = {
      name,
      in: 'query',
      required: required.has(name),
      ...(description !== undefined && { description }),
      ...(rest['type'] === 'object' && { style: 'deepObject', explode: true }),
      schema: components.reference(rest),
      example: operation.example?.query?.[name] ?? exampleOf(schema as TSchema, name),
    }
    return { name, value }
  })
  query.push(...tableParametersOf(operation, components))
  if (!takesIdempotencyKey(operation)) return [...path, ...query]
  return [...path, ...query, idempotencyKey(operation)]
}

/** The fields of the body beside its rows, which are in the query when the rows come as a table. */
function tableParametersOf({ table, body }: NamedOperation, components: Components): Part[] {
  if (!table) return []
  const { rows: _, ...options } = (body as TObject).properties
  return Object.entries({ ...options, ...tableOptions }).map(([name, schema]) => {
    const { description, ...rest } = schema as unknown as Json
    const value = {
      name,
      in: 'query',
      required: false,
      description: `Only when the body is a table${name in tableOptions ? '' : '; in JSON it is a field of the body'}. ${String(description)}`,
      schema: components.reference(rest),
      example: exampleOf(schema, name),
    }
    return { name: `table.${name}`, value }
  })
}

const idempotencyKey = ({ idempotency }: NamedOperation): Part => {
  const name = 'Idempotency-Key'
  const value = {
    name,
    in: 'header',
    required: idempotency === 'required',
    description: 'One key per logical operation and member, remembered for 24 hours.',
    schema: { type: 'string', maxLength: 200 },
    // Postman replaces it by a new key for every request; elsewhere it is a key like any other.
    example: '{{$guid}}',
  }
  return { name, value }
}

function pathParameter(parameter: PathParameter, components: Components): Json {
  if ('missing' in parameter)
    return {
      description: `An id. One that the organisation does not have, and text that is no id, answer \`${parameter.missing}\`.`,
      schema: { type: 'string' },
    }
  const { description, ...schema } = parameter.schema as Json
  return { ...(description !== undefined && { description }), schema: components.reference(schema) }
}
