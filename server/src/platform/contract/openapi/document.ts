import { capabilities } from '../../vocabulary/capabilities.ts'
import { type Contract, catalogueOf, type NamedOperation, operationsOf, reasonsOf } from '../family.ts'
import { deprecationSentence } from '../deprecation.ts'
import { whyNotTaken } from '../idempotency.ts'
import { refusalsOf } from './answers.ts'
import { Components } from './components.ts'
import { requestBodyOf, successOf } from './content.ts'
import { parametersOf } from './parameters.ts'
import { problemValuesOf } from '../problem-values.ts'
import { examplesOf, ProblemDocument, problemsOf } from './problems.ts'
import { accessOf, securityOf, securitySchemes } from './security.ts'
import { Shared } from './shared.ts'
import { webhooksOf } from './webhooks.ts'

type Json = Record<string, unknown>

/** What every field of a form means alike, so that no field repeats it. */
const forms = `Identifiers are UUIDs (version 7). Dates are \`YYYY-MM-DD\`, years 1900 to 2999. Instants are RFC 3339 in UTC with
three decimals, \`2026-11-20T07:00:00.000Z\`. Times of day are minutes from midnight, durations are minutes, money is
integer cents, rates are basis points: 10000 is the whole. In a PATCH, \`null\` clears a field and an absent field keeps
its value. Answers may get new fields without notice. Every failure is a problem document with a stable \`code\`.
What people are to read, such as its \`title\` and \`remedy\`, is in the language that \`Accept-Language\` asks for, \`fi\`, \`sv\` or \`en\`,
else in the one that the member has chosen, else in English; \`Content-Language\` says which.
Values that the \`detail\` of a problem document says are fields beside it: \`x-service-problem-values\` has them by code.
What is explained is a \`code\` with its \`values\`, and a sentence made of them in the language of the reader:
\`x-service-reasons\` has each with its sentences in Finnish, Swedish and English, in the message format of ICU.
What comes over plain HTTP from another machine is answered 403 \`https_required\`, whatever it asks for.

Postman imports this description; choose “Parameter generation: Example” and set the variable \`bearerToken\` to a key.`

/** The OpenAPI 3.1 description, from the contracts alone. */
export function openApiDocument(contracts: readonly Contract[], baseUrl: string): Json {
  const events = contracts.flatMap(contract => Object.keys(contract.events))
  const components = new Components({ EventName: eventNameOf(events) })
  components.answer(ProblemDocument)
  const catalogue = catalogueOf(contracts)
  const described = contracts.flatMap(operationsOf).map(operation => {
    const refusals = refusalsOf(operation, catalogue)
    const parameters = parametersOf(operation, components)
    return { operation, refusals, parameters, problems: problemsOf(refusals) }
  })
  const parameters = new Shared(
    'parameters',
    described.flatMap(each => each.parameters),
  )
  const responses = new Shared(
    'responses',
    described.flatMap(each => each.problems),
  )
  const server = contracts.find(({ authorizationServer }) => authorizationServer)?.authorizationServer
  const paths: Record<string, Json> = {}
  for (const { operation, ...its } of described) {
    const path = (paths[operation.path] ??= {})
    path[operation.method.toLowerCase()] = describe(operation, components, {
      parameters: its.parameters.map(parameter => parameters.reference(parameter)),
      problems: Object.fromEntries(
        its.problems.map(problem => [problem.status, responses.reference(problem)]),
      ),
      security: securityOf(operation, server),
    })
  }
  return {
    openapi: '3.1.1',
    info: infoOf(baseUrl),
    servers: [{ url: baseUrl, description: 'This installation.' }],
    security: [{ bearer: [] }],
    tags: tagsOf(contracts),
    paths,
    webhooks: webhooksOf(contracts, components),
    components: {
      schemas: components.schemas,
      parameters: parameters.components,
      responses: responses.components,
      examples: { ...components.examples, ...examplesOf(described.flatMap(each => each.refusals)) },
      securitySchemes: securitySchemes(server, baseUrl),
    },
    ...extensionsOf(contracts),
  }
}

const eventNameOf = (events: readonly string[]): Json => ({
  type: 'string',
  enum: events,
  description: 'An event, as in `GET /v1/webhook-events`.',
})

const extensionsOf = (contracts: readonly Contract[]): Json => ({
  'x-service-capabilities': capabilities,
  'x-service-lifecycles': contracts.flatMap(({ lifecycles }) => lifecycles),
  'x-service-events': contracts.flatMap(({ events }) => Object.keys(events)),
  'x-service-reasons': reasonListOf(contracts),
  'x-service-problem-values': Object.fromEntries(
    [...problemValuesOf(contracts)].map(([code, values]) => [
      code,
      Object.fromEntries(Object.entries(values).map(([name, { schema }]) => [name, schema])),
    ]),
  ),
})

const reasonListOf = (contracts: readonly Contract[]): Json[] =>
  [...reasonsOf(contracts)].map(([code, { values, sentence }]) => ({
    code,
    values: Object.keys(values),
    sentence,
  }))

const infoOf = (baseUrl: string): Json => ({
  title: 'Konttori',
  version: '1.0',
  summary: 'Work time, people, customers, projects, invoicing, field service and payroll handover',
  description: forms,
  contact: { name: 'The reference of this installation', url: `${baseUrl}/docs` },
  license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
})

function tagsOf(contracts: readonly Contract[]): Json[] {
  const about = new Map<string, string | undefined>()
  for (const { tag, about: said } of contracts) about.set(tag, about.get(tag) ?? said)
  return [...about].map(([name, description]) => ({
    name,
    ...(description !== undefined && { description }),
  }))
}

interface Surroundings {
  readonly parameters: readonly Json[]
  readonly problems: Json
  readonly security: readonly Json[]
}

function describe(operation: NamedOperation, components: Components, around: Surroundings): Json {
  const withoutKey = whyNotTaken(operation)
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: [
      deprecationSentence(operation),
      operation.description,
      withoutKey && `\`Idempotency-Key\` has no effect: ${withoutKey}`,
      accessOf(operation),
    ]
      .filter(Boolean)
      .join('\n\n'),
    ...(operation.deprecated && { deprecated: true, 'x-service-deprecation': operation.deprecated }),
    'x-service-capabilities': operation.needs === 'none' ? [] : operation.needs,
    ...(operation.feature && { 'x-service-module': operation.feature }),
    ...(operation.emits?.length && { 'x-service-events': operation.emits }),
    ...(withoutKey !== undefined && { 'x-service-idempotency': { taken: false, because: withoutKey } }),
    security: around.security,
    parameters: around.parameters,
    ...requestBodyOf(operation, components),
    responses: { ...successOf(operation, components), ...around.problems },
  }
}
