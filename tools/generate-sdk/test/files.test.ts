import { describe, expect, it } from 'vitest'
import type { Description, JsonSchema, OperationObject } from '../description.ts'
import { sdkFiles } from '../files.ts'
import { typeOf } from '../schema-type.ts'

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })
const text: JsonSchema = { type: 'string' }
const lamp: JsonSchema = {
  type: 'object',
  properties: { id: text, colour: { type: ['string', 'null'], description: 'Of its light.' } },
  required: ['id'],
  additionalProperties: false,
}
const operation = (operationId: string, more: Partial<OperationObject> = {}): OperationObject => ({
  operationId,
  tags: ['Street lamps'],
  summary: 'Something with a lamp.',
  'x-service-capabilities': [],
  responses: { 200: json(lamp) },
  ...more,
})
const describing = (paths: Description['paths'], more: Partial<Description> = {}): Map<string, string> =>
  sdkFiles({
    paths,
    components: { schemas: {} },
    'x-service-events': [],
    'x-service-lifecycles': [],
    ...more,
  })
const compact = (source: string | undefined) => source?.replaceAll(/\s+/g, ' ') ?? ''

describe('the type of a schema', () => {
  const used: string[] = []
  const type = (schema: JsonSchema) => compact(typeOf(schema, component => void used.push(component)))

  it.each<[JsonSchema, string]>([
    [{ type: 'integer' }, 'number'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ enum: ['a', null, 1] }, '"a" | null | 1'],
    [{ const: true }, 'true'],
    [{ anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] }, '"a" | null'],
    [
      { allOf: [{ $ref: '#/components/schemas/Lamp' }, lamp] },
      `(Lamp) & ({ id: string /** Of its light. */ colour?: string | null | undefined })`,
    ],
    [{ type: 'array', items: { type: ['string', 'null'] } }, 'readonly (string | null)[]'],
    [{ type: 'object', additionalProperties: false }, 'Record<string, never>'],
    [{ type: 'object', additionalProperties: { type: 'boolean' } }, 'Readonly<Record<string, boolean>>'],
    [{ type: 'object' }, 'Readonly<Record<string, unknown>>'],
    [{}, 'unknown'],
  ])('%j', (schema, expected) => expect(type(schema)).toBe(expected))

  it('names what it refers to', () => {
    type({ type: 'array', items: { $ref: '#/components/schemas/Bulb' } })
    expect(used).toContain('Bulb')
  })

  it('is none when a keyword is not understood', () => {
    expect(() => type({ ...text, contentEncoding: 'base64' } as JsonSchema)).toThrow('contentEncoding')
    expect(() => type({ type: 'tuple' })).toThrow('tuple')
    expect(() => type({ $ref: 'elsewhere.json' })).toThrow('elsewhere.json')
  })
})

describe('a method', () => {
  const parameter = (name: string, place: string, required = false) => ({
    name,
    in: place,
    required,
    schema: text,
  })
  const source = (path: string, method: string, more: Partial<OperationObject>) =>
    compact(describing({ [path]: { [method]: operation('lamps.do', more) } }).get('street-lamps.ts'))

  it('takes the one parameter of its path as it is, and several by name', () => {
    expect(source('/v1/{id}', 'get', { parameters: [parameter('id', 'path', true)] })).toContain(
      'do: (id: string, options?: CallOptions)',
    )
    const parameters = [parameter('id', 'path', true), parameter('date', 'path', true)]
    expect(source('/v1/{id}/{date}', 'get', { parameters })).toContain('do: (path: LampsDoPath, options')
  })

  it('may leave out a body or query in which nothing is required, and never what a PUT puts', () => {
    const requestBody = json({ type: 'object', properties: { on: { type: 'boolean' } } })
    expect(source('/v1', 'post', { requestBody })).toContain('body: LampsDoBody = {}')
    expect(source('/v1', 'put', { requestBody })).toContain('body: LampsDoBody,')
    expect(source('/v1', 'post', { requestBody: json(lamp) })).toContain('body: LampsDoBody,')
    expect(source('/v1', 'get', { parameters: [parameter('q', 'query')] })).toContain(
      'query: LampsDoQuery = {}',
    )
    expect(source('/v1', 'get', { parameters: [parameter('q', 'query', true)] })).toContain(
      'query: LampsDoQuery,',
    )
  })

  it('takes an idempotency key where the operation does', () => {
    const parameters = [parameter('Idempotency-Key', 'header')]
    expect(source('/v1', 'post', { parameters })).toContain('options?: KeyedCallOptions')
    expect(source('/v1', 'post', { parameters })).toContain('"keyed":true')
    expect(source('/v1', 'post', {})).not.toContain('keyed')
  })

  it('answers the page of a list, and nothing where there is nothing', () => {
    const pageInfo = { type: 'object', properties: { nextCursor: text, hasMore: { type: 'boolean' } } }
    const page = { type: 'object', properties: { items: { type: 'array', items: lamp }, pageInfo } }
    expect(source('/v1', 'get', { responses: { 200: json(page) } })).toContain(
      'export type LampsDoAnswer = Page<LampsDoRow>',
    )
    expect(source('/v1', 'delete', { responses: { 204: {} } })).toContain('Promise<void>')
  })

  it('is not made of what the client cannot do', () => {
    const refused = (more: Partial<OperationObject>) => () => source('/v1', 'get', more)
    expect(refused({ parameters: [parameter('X-Colour', 'header')] })).toThrow('X-Colour')
    expect(refused({ parameters: [{ ...parameter('ids', 'query'), schema: { type: 'array' } }] })).toThrow(
      'ids',
    )
    expect(refused({ responses: { 200: { content: { 'text/csv': { schema: text } } } } })).toThrow(
      'other than JSON',
    )
    expect(refused({ responses: { 200: {}, 201: {} } })).toThrow('one answer of success')
    expect(refused({ operationId: 'light' })).toThrow('family.verb')
  })
})

describe('the files', () => {
  it('name a shape once, and every operation’s shapes by its id', () => {
    const file = describing({ '/v1': { get: operation('lamps.get'), patch: operation('lamps.update') } })
    expect(compact(file.get('street-lamps.ts'))).toContain('export type LampsUpdateAnswer = LampsGetAnswer')
  })

  it('list the codes of every operation', () => {
    const problem = {
      content: { 'application/problem+json': { schema: text, examples: { lamp_broken: {}, dark: {} } } },
    }
    const responses = { 204: {}, 409: problem }
    const file = compact(
      describing({ '/v1': { get: operation('lamps.get', { responses }) } }).get('problems.ts'),
    )
    expect(file).toContain(`export type ProblemCode = 'dark' | 'lamp_broken'`)
    expect(file).toContain(`'lamps.get': 'dark' | 'lamp_broken'`)
  })

  it('have the payloads of events where the description has them', () => {
    const events = { 'x-service-events': ['lamp.lit', 'lamp.broken'] }
    const delivery = { type: 'object', properties: { data: { $ref: '#/components/schemas/LampLit' } } }
    const webhooks = { 'lamp.lit': { post: { requestBody: json(delivery) } } }
    const components = { schemas: { LampLit: lamp } }
    const files = describing({}, { ...events, webhooks, components })
    expect(compact(files.get('schemas.ts'))).toContain(
      `'lamp.lit': LampLit 'lamp.broken': Readonly<Record<string, unknown>>`,
    )
    expect(compact(files.get('events.ts'))).toContain(`["lamp.lit","lamp.broken"]`)
  })

  it('tell the payload of a logged event by its name', () => {
    const payload: JsonSchema = { type: 'object', 'x-service-payload-of': 'event' }
    const name = { $ref: '#/components/schemas/EventName' }
    const logged = (event: JsonSchema): JsonSchema => ({
      type: 'object',
      properties: { event, payload, at: text },
      required: ['event', 'payload'],
      additionalProperties: false,
    })
    const described = (event: JsonSchema) =>
      describing(
        {},
        { components: { schemas: { EventName: { enum: ['lamp.lit'] }, Logged: logged(event) } } },
      )
    expect(compact(described(name).get('schemas.ts'))).toContain(
      'export type Logged = { [Event in EventName]: { event: Event payload: EventPayloads[Event] at?: string | undefined } }[EventName]',
    )
    expect(() => described(text)).toThrow('no event’s name')
  })

  it('are not made when two things would have one name', () => {
    expect(() =>
      describing(
        { '/v1': { get: operation('lamps.get') } },
        { components: { schemas: { LampsGetAnswer: lamp } } },
      ),
    ).toThrow('LampsGetAnswer')
    expect(() => describing({ '/v1': { get: operation('lamps.get', { tags: ['Problems'] }) } })).toThrow(
      'problems',
    )
  })

  it('cannot be broken out of by a description', () => {
    const summary = 'Ends */ here, `${x}`'
    const file = describing({ '/v1': { get: operation('lamps.get', { summary }) } }).get('street-lamps.ts')
    expect(file).toContain('Ends *\\/ here')
  })
})
