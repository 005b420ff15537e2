import type { Description, LifecycleObject, PlacedOperation } from './description.ts'
import { docComment } from './doc-comment.ts'
import { camelCase } from './naming.ts'
import { typeOf } from './schema-type.ts'

/** `schemas.ts`: the shapes that the description names. */
export const schemasFile = ({ components }: Description): string =>
  Object.entries(components.schemas)
    .map(
      ([name, schema]) =>
        `${docComment([schema.description])}export type ${name} = ${typeOf(schema, () => {})}`,
    )
    .join('\n\n')

/** `problems.ts`: every code, and the codes of each operation. */
export function problemsFile(operations: readonly PlacedOperation[]): string {
  const answered = operations.map(operation => ({ id: operation.operationId, codes: codesOf(operation) }))
  const all = [...new Set(answered.flatMap(({ codes }) => codes))].sort()
  return [
    `${docComment(['Every code that an operation can answer.'])}export type ProblemCode = ${literals(all)}`,
    `${docComment(['The codes that each operation can answer.'])}export interface OperationCodes {\n${answered
      .map(({ id, codes }) => `'${id}': ${literals(codes)}`)
      .join('\n')}\n}`,
    'export type OperationId = keyof OperationCodes',
  ].join('\n\n')
}

/** The description lists an operation's codes as the names of its problem examples. */
const codesOf = ({ responses }: PlacedOperation): string[] =>
  Object.values(responses)
    .flatMap(({ content }) => Object.keys(content?.['application/problem+json']?.examples ?? {}))
    .sort()

/** `events.ts`: the names of the events, and their payloads where the description carries them. */
export function eventsFile(description: Description): string {
  const names = description['x-service-events']
  const used = new Set<string>()
  const payloads = names.map(name => {
    const delivery = description.webhooks?.[name]?.post.requestBody.content['application/json'].schema
    const payload = delivery?.properties?.['data']
    const type = payload
      ? typeOf(payload, component => void used.add(component))
      : 'Readonly<Record<string, unknown>>'
    return `'${name}': ${type}`
  })
  return [
    used.size > 0 ? `import type { ${[...used].sort().join(', ')} } from './schemas.ts'` : '',
    `export const eventNames = ${JSON.stringify(names)} as const`,
    'export type EventName = (typeof eventNames)[number]',
    `${docComment(['What each event says: identifiers, states and instants.'])}export interface EventPayloads {\n${payloads.join('\n')}\n}`,
  ].join('\n\n')
}

/** `lifecycles.ts`: what moves each resource from state to state. */
export const lifecyclesFile = (description: Description): string =>
  [
    `import type { Lifecycle } from '../lifecycle.ts'`,
    ...description['x-service-lifecycles'].map(
      life => `export const ${lifecycleName(life)} = ${JSON.stringify(life)} as const satisfies Lifecycle`,
    ),
  ].join('\n\n')

const lifecycleName = ({ resource }: LifecycleObject): string => `${camelCase(resource)}Life`

const literals = (values: readonly string[]): string =>
  values.length === 0 ? 'never' : values.map(value => `'${value}'`).join(' | ')
