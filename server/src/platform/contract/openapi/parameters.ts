import type { NamedOperation } from '../family.ts'
import type { PathParameter } from '../operation.ts'
import type { Components } from './components.ts'
import type { Part } from './shared.ts'

type Json = Record<string, unknown>

/** An operation's parameters; each has the name under which those alike stand once in the document. */
export function parametersOf(operation: NamedOperation, components: Components): Part[] {
  const path = Object.entries(operation.params ?? {}).map(([name, parameter]) => ({
    name: 'missing' in parameter ? `${name}.${parameter.missing}` : name,
    value: { name, in: 'path', required: true, ...pathParameter(parameter, components) },
  }))
  const required = new Set<string>(operation.query?.required ?? [])
  const query = Object.entries(operation.query?.properties ?? {}).map(([name, schema]) => {
    const { description, ...rest } = schema as Json
    const value = {
      name,
      in: 'query',
      required: required.has(name),
      ...(description !== undefined && { description }),
      ...(rest['type'] === 'object' && { style: 'deepObject', explode: true }),
      schema: components.reference(rest),
    }
    return { name, value }
  })
  const { method, credential, transaction } = operation
  if (method !== 'POST' || credential === 'anonymous' || transaction === 'read') return [...path, ...query]
  return [...path, ...query, idempotencyKey(operation)]
}

const idempotencyKey = ({ idempotency }: NamedOperation): Part => {
  const name = 'Idempotency-Key'
  const value = {
    name,
    in: 'header',
    required: idempotency === 'required',
    description: 'One key per logical operation and member, remembered for 24 hours.',
    schema: { type: 'string', maxLength: 200 },
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
