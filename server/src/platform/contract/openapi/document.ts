import { capabilities } from '../../vocabulary/capabilities.ts'
import { type Contract, catalogueOf, type NamedOperation, operationsOf } from '../family.ts'
import type { PathParameter } from '../operation.ts'
import { described, Instant, nullable, object, type TSchema, Type } from '../shapes.ts'
import { type CodedRefusal, refusalsOf } from './answers.ts'
import { Components } from './components.ts'
import { Shared } from './shared.ts'

type Json = Record<string, unknown>

const ProblemDocument = Type.Object(
  {
    type: Type.String({ format: 'uri', description: "The code's page, for people." }),
    title: Type.String({ description: 'What happened, the same for every answer with this code.' }),
    status: Type.Integer({ description: 'The status of the answer.' }),
    detail: Type.String({ description: 'What happened to this request, for people.' }),
    instance: Type.String({ description: 'The path that was asked for.' }),
    code: Type.String({ description: 'Stable; what a program decides by.' }),
    requestId: Type.String({ description: 'Quote it to support. Also the header `X-Request-Id`.' }),
    feature: Type.Optional(Type.String({ description: 'On 402: the missing module.' })),
    scope: Type.Optional(Type.String({ description: 'On 429: which window is used up, `key` or `tenant`.' })),
    errors: Type.Optional(
      Type.Array(
        object({
          pointer: Type.Optional(Type.String({ description: 'The JSON Pointer of a field of the body.' })),
          parameter: Type.Optional(Type.String({ description: 'The name of a parameter of path or query.' })),
          header: Type.Optional(Type.String({ description: 'The name of a header of the request.' })),
          message: Type.String({ description: 'What is wrong with it.' }),
        }),
        { description: 'On 400: every mistake that was found, each with its place.' },
      ),
    ),
  },
  { title: 'Problem', description: 'An RFC 9457 problem document.' },
)

/** The OpenAPI 3.1 description, from the contracts alone. */
export function openApiDocument(contracts: readonly Contract[], baseUrl: string): Json {
  const components = new Components()
  components.answer(ProblemDocument)
  const catalogue = catalogueOf(contracts)
  const described = contracts.flatMap(operationsOf).map(operation => {
    const refusals = refusalsOf(operation, catalogue)
    return {
      operation,
      refusals,
      parameters: parametersOf(operation, components).map(value => ({ name: value.name, value })),
      problems: problemsOf(refusals),
    }
  })
  const parameters = new Shared(
    'parameters',
    described.flatMap(each => each.parameters),
  )
  const responses = new Shared(
    'responses',
    described.flatMap(each => each.problems),
  )
  const paths: Record<string, Json> = {}
  for (const { operation, ...its } of described) {
    const path = (paths[operation.path] ??= {})
    path[operation.method.toLowerCase()] = describe(operation, components, {
      parameters: its.parameters.map(parameter => parameters.reference(parameter)),
      problems: Object.fromEntries(
        its.problems.map(problem => [problem.status, responses.reference(problem)]),
      ),
    })
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Konttori',
      version: '1.0',
      summary: 'Work time, people, customers, projects, invoicing, field service and payroll handover.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: baseUrl }],
    tags: [...new Set(contracts.map(({ tag }) => tag))].map(name => ({ name })),
    paths,
    webhooks: webhooksOf(contracts, components),
    components: {
      schemas: components.schemas,
      parameters: parameters.components,
      responses: responses.components,
      examples: examplesOf(described.flatMap(({ refusals }) => refusals)),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key or an OAuth 2.0 access token.' },
        session: { type: 'apiKey', in: 'cookie', name: 'konttori', description: 'A browser session.' },
      },
    },
    'x-service-capabilities': capabilities,
    'x-service-lifecycles': contracts.flatMap(({ lifecycles }) => lifecycles),
    'x-service-events': contracts.flatMap(({ events }) => Object.keys(events)),
  }
}

/** What subscribed endpoints are sent, by event; the signature is told in the webhooks' own operations. */
function webhooksOf(contracts: readonly Contract[], components: Components): Json {
  const announced = contracts.flatMap(({ tag, events }) =>
    Object.entries(events).map(([event, declaration]) => ({ tag, event, ...declaration })),
  )
  return Object.fromEntries(
    announced.map(({ tag, event, capabilities, payload }) => [
      event,
      {
        post: {
          operationId: `on.${event}`,
          tags: [tag],
          summary: `Told after \`${event}\`.`,
          'x-service-capabilities': capabilities,
          security: [],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: components.answer(
                  object({
                    id: Type.String({ description: 'The delivery; the same on every retry.' }),
                    event: Type.Literal(event, { description: 'What happened.' }),
                    integrationEventId: nullable(
                      Type.String({ description: 'What to deduplicate by; null only for a test send.' }),
                    ),
                    createdAt: described(
                      Instant,
                      'When it happened; the same on every retry and redelivery.',
                    ),
                    data: described(payload, 'Whom and what it happened to; read the rest by these ids.'),
                  }),
                ),
              },
            },
          },
          responses: {
            '2XX': { description: 'Acknowledged; anything else is tried again.' },
            '4XX': { description: 'Not acknowledged.' },
          },
        },
      },
    ]),
  )
}

function describe(
  operation: NamedOperation,
  components: Components,
  { parameters, problems }: { readonly parameters: readonly Json[]; readonly problems: Json },
): Json {
  const hasBody = operation.body !== undefined
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    ...(operation.description && { description: operation.description }),
    'x-service-capabilities': operation.needs === 'none' ? [] : operation.needs,
    ...(operation.feature && { 'x-service-module': operation.feature }),
    ...(operation.emits?.length && { 'x-service-events': operation.emits }),
    security: securityOf(operation),
    parameters,
    ...(hasBody && {
      requestBody: {
        // An empty body is `{}` to us.
        required: ((operation.body as { required?: readonly string[] }).required ?? []).length > 0,
        content: {
          'application/json': {
            schema: components.reference(operation.body as TSchema),
            ...(operation.example?.body !== undefined && { example: operation.example.body }),
          },
        },
      },
    }),
    responses: { ...successOf(operation, components), ...problems },
  }
}

function securityOf(operation: NamedOperation): Json[] {
  if (operation.credential === 'public' || operation.credential === 'anonymous') return []
  if (operation.credential === 'session' || operation.credential === 'credential_settings')
    return [{ session: [] }]
  return [{ bearer: [] }, { session: [] }]
}

function parametersOf(
  operation: NamedOperation,
  components: Components,
): (Json & { readonly name: string })[] {
  const path = Object.entries(operation.params ?? {}).map(([name, parameter]) => ({
    name,
    in: 'path',
    required: true,
    ...pathParameter(parameter, components),
  }))
  const required = new Set<string>(operation.query?.required ?? [])
  const query = Object.entries(operation.query?.properties ?? {}).map(([name, schema]) => {
    const { description, ...rest } = schema as Json & { description?: string }
    return {
      name,
      in: 'query',
      required: required.has(name),
      ...(description !== undefined && { description }),
      ...(rest['type'] === 'object' && { style: 'deepObject', explode: true }),
      schema: components.reference(rest),
    }
  })
  const idempotency = operation.method === 'POST' &&
    operation.credential !== 'anonymous' && {
      name: 'Idempotency-Key',
      in: 'header',
      required: operation.idempotency === 'required',
      description: 'One key per logical operation and member, remembered for 24 hours.',
      schema: { type: 'string', maxLength: 200 },
    }
  return [...path, ...query, ...(idempotency ? [idempotency] : [])]
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

function successOf(operation: NamedOperation, components: Components): Json {
  const description = operation.answers ? 'The answer.' : 'Done.'
  return {
    [String(operation.status ?? 200)]: {
      description,
      ...(operation.answers && {
        content: {
          'application/json': {
            schema: components.answer(operation.answers),
            ...(operation.example?.answer !== undefined && { example: operation.example.answer }),
          },
        },
      }),
    },
  }
}

/** An operation's problem documents by status; those with the same codes have the same name. */
function problemsOf(
  refusals: readonly CodedRefusal[],
): { readonly status: string; readonly name: string; readonly value: Json }[] {
  const byStatus = Map.groupBy(refusals, ({ refusal }) => refusal.status)
  return [...byStatus].map(([status, coded]) => {
    const codes = coded.map(({ code }) => code)
    return {
      status: String(status),
      name: [status, ...codes].join('.'),
      value: {
        description: codes.map(code => `\`${code}\``).join(', '),
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(
              codes.map(code => [code, { $ref: `#/components/examples/${code}` }]),
            ),
          },
        },
      },
    }
  })
}

/** One example for every code. */
const examplesOf = (refusals: readonly CodedRefusal[]): Json =>
  Object.fromEntries(
    refusals.map(({ code, refusal }) => [code, { summary: refusal.title, value: example(code, refusal) }]),
  )

const example = (code: string, refusal: { status: number; title: string; when: string }): Json => ({
  type: `https://konttori.example/errors/${code}`,
  title: refusal.title,
  status: refusal.status,
  detail: refusal.when,
  instance: '/v1/…',
  code,
  requestId: '7f9c24e5-0b7d-4e0a-8f5d-2f3a1c9d0e11',
})
