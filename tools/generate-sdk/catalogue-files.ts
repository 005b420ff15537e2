import type { Description, LifecycleObject, PlacedOperation } from './description.ts'
import { docComment } from './doc-comment.ts'
import { camelCase } from './naming.ts'
import { typeOf } from './schema-type.ts'

/** `schemas.ts`: the shapes that the description names, and the payloads of its events. */
export const schemasFile = (description: Description): string =>
  [
    ...Object.entries(description.components.schemas).map(
      ([name, schema]) =>
        `${docComment([schema.description])}export type ${name} = ${typeOf(schema, () => {})}`,
    ),
    payloadsOf(description),
  ].join('\n\n')

/** `problems.ts`: every code, the codes of each operation, and the fields that come with a code. */
export function problemsFile(operations: readonly PlacedOperation[], description: Description): string {
  const answered = operations.map(operation => ({ id: operation.operationId, codes: codesOf(operation) }))
  const all = [...new Set(answered.flatMap(({ codes }) => codes))].sort()
  return [
    `${docComment(['Every code that an operation can answer.'])}export type ProblemCode = ${literals(all)}`,
    `${docComment(['The codes that each operation can answer.'])}export interface OperationCodes {\n${answered
      .map(({ id, codes }) => `'${id}': ${literals(codes)}`)
      .join('\n')}\n}`,
    'export type OperationId = keyof OperationCodes',
    `${docComment(['By code, the fields that a problem document has where its detail says them.'])}export interface ProblemValues {\n${problemValues(description).join('\n')}\n}`,
  ].join('\n\n')
}

const problemValues = ({ 'x-service-problem-values': byCode = {} }: Description): string[] =>
  Object.entries(byCode).map(
    ([code, values]) => `'${code}': ${typeOf({ type: 'object', properties: values }, () => {})}`,
  )

/** The description lists an operation's codes as the names of its problem examples. */
const codesOf = ({ responses }: PlacedOperation): string[] =>
  Object.values(responses)
    .flatMap(({ content }) => Object.keys(content?.['application/problem+json']?.examples ?? {}))
    .sort()

/** The payloads of the events, where the description carries them. */
function payloadsOf(description: Description): string {
  const payloads = description['x-service-events'].map(name => {
    const delivery = description.webhooks?.[name]?.post.requestBody.content['application/json'].schema
    const payload = delivery?.properties?.['data']
    return `'${name}': ${payload ? typeOf(payload, () => {}) : 'Readonly<Record<string, unknown>>'}`
  })
  const about = 'What each event says: identifiers, states and instants.'
  return `${docComment([about])}export interface EventPayloads {\n${payloads.join('\n')}\n}`
}

/** `events.ts`: the names of the events, for a program that goes through them. */
export const eventsFile = (description: Description): string =>
  [
    `import type { EventName } from './schemas.ts'`,
    `export const eventNames = ${JSON.stringify(description['x-service-events'])} as const satisfies readonly EventName[]`,
  ].join('\n\n')

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
