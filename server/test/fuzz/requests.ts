import fc from 'fast-check'
import { bodyOf } from './bodies.ts'
import type { DescribedOperation, Description, Parameter } from './description.ts'
import { type Known, Values } from './fitting-values.ts'
import { oddDigits, oddText } from './odd-values.ts'

/** A request as it goes to the server. */
export interface FuzzRequest {
  readonly operation: DescribedOperation
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
  /** Whether the path is one of the operation's, so that the operation's own answers are to be expected. */
  readonly reaches: boolean
}

export interface Credential {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
}

/** Who may be asking, the right ones first. */
export interface Credentials {
  readonly bearer: readonly Credential[]
  readonly session: readonly Credential[]
  readonly others: readonly Credential[]
}

/** Everything that a request to the operation may be. */
export function requestsTo(
  operation: DescribedOperation,
  description: Description,
  known: Known,
  credentials: Credentials,
): fc.Arbitrary<FuzzRequest> {
  const values = new Values(description, known)
  return fc
    .record({
      method: methodOf(operation),
      path: pathOf(operation, values, known),
      query: queryOf(operation, values),
      credential: credentialFor(operation, credentials),
      headers: headersOf(operation),
      body: bodyOf(operation, values),
    })
    .map(({ method, path, query, credential, headers, body }) => {
      const sendsBody = body.text !== null && (method !== 'GET' || body.evenWithGet)
      return {
        operation,
        method,
        path: path.text + query,
        reaches: path.reaches,
        headers: {
          ...(sendsBody && body.contentType !== null && { 'content-type': body.contentType }),
          ...credential.headers,
          ...headers,
        },
        body: sendsBody ? body.text : null,
      }
    })
}

const methodOf = (operation: DescribedOperation): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 97, arbitrary: fc.constant(operation.method) },
    { weight: 3, arbitrary: fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE') },
  )

const oddSegments = [
  '%00',
  '%ff',
  '%',
  '..',
  '%2e%2e%2f',
  '%2F',
  'a%0d%0ab',
  'x'.repeat(199),
  'x'.repeat(300),
  '%F0%9F%98%80',
]

function pathOf(operation: DescribedOperation, values: Values, known: Known) {
  const missing = operation.codes.get(404) ?? []
  const segments = operation.path.split('/').map(segment => {
    const name = /^\{(.+)\}$/.exec(segment)?.[1]
    if (name === undefined) return fc.constant({ text: segment, odd: false })
    const parameter = operation.parameters.find(each => each.in === 'path' && each.name === name)
    const fitting =
      parameter?.schema.format || parameter?.schema.pattern ? values.of(parameter.schema, name, 2) : null
    const asked = missing.flatMap(code => known.things[code] ?? [])
    const right = (fitting ?? values.id(asked)).map(value => ({ text: segmentText(value), odd: false }))
    return fc.oneof(
      { weight: 30, arbitrary: right },
      { weight: 1, arbitrary: fc.constantFrom(...oddSegments).map(text => ({ text, odd: true })) },
      { weight: 1, arbitrary: oddText.map(text => ({ text: segmentText(text), odd: true })) },
    )
  })
  const whole = fc
    .tuple(...segments)
    .map(parts => ({ text: parts.map(({ text }) => text).join('/'), reaches: !parts.some(({ odd }) => odd) }))
  return fc.oneof(
    { weight: 40, arbitrary: whole },
    { weight: 1, arbitrary: whole.map(({ text }) => ({ text: `${text}/`, reaches: false })) },
    { weight: 1, arbitrary: whole.map(({ text }) => ({ text: text.toUpperCase(), reaches: false })) },
  )
}

/** A name in a path has at most 200 characters; what is longer is tried as a whole. */
const segmentText = (value: unknown): string =>
  encodeURIComponent(String(value).toWellFormed())
    .slice(0, 180)
    .replace(/%[0-9A-F]?$/, '') || '-'

function queryOf(operation: DescribedOperation, values: Values): fc.Arbitrary<string> {
  const parameters = operation.parameters.filter(each => each.in === 'query')
  const one = ({ name, schema }: Parameter) =>
    name === 'cursor'
      ? cursors
      : schema.type === 'integer' || schema.type === 'boolean'
        ? fc.oneof(
            { weight: 6, arbitrary: values.of(schema, name, 4).map(value => written(name, value)) },
            { weight: 1, arbitrary: oddDigits.map(text => written(name, text)) },
          )
        : values.of(schema, name, 4).map(value => written(name, value))
  const required = parameters.filter(each => each.required)
  const least = fc.tuple(...required.map(one))
  const some = fc.tuple(
    ...parameters.map(each => (each.required ? one(each) : fc.option(one(each), { freq: 1 }))),
  )
  const plain = fc.oneof(least, some).map(parts => parts.filter(part => part !== null).join('&'))
  const query = fc.oneof(
    { weight: 20, arbitrary: plain },
    {
      weight: 1,
      arbitrary: fc.tuple(plain, oddText).map(([text, odd]) => `${text}&surprise=${encoded(odd)}`),
    },
    { weight: 1, arbitrary: plain.map(text => `${text}&${text}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '%',
        'limit[]=1',
        'limit[a][b]=1',
        '=',
        '&&&',
        'limit=%zz',
        '__proto__[a]=1',
      ),
    },
    { weight: 1, arbitrary: fc.integer({ min: 190, max: 300 }).map(count => 'limit=1&'.repeat(count)) },
  )
  return query.map(text => (text === '' ? '' : `?${text}`))
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed().slice(0, 1500))
const written = (name: string, value: unknown): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .slice(0, 20)
        .map(([key, inner]) => `${name}[${encoded(key)}]=${encoded(String(inner))}`)
        .join('&')
    : `${name}=${encoded(String(value))}`

const cursors = fc
  .oneof(
    fc.constantFrom('x', 'AAAA', 'a'.repeat(500), Buffer.from('[1]').toString('base64url')),
    fc.uint8Array({ maxLength: 90 }).map(bytes => Buffer.from(bytes).toString('base64url')),
    oddText,
  )
  .map(cursor => written('cursor', cursor))

function credentialFor(operation: DescribedOperation, { bearer, session, others }: Credentials) {
  const everybody = [...bearer, ...session, ...others]
  if (operation.security.length === 0)
    return fc.oneof(
      { weight: 12, arbitrary: fc.constant({ name: 'nobody', headers: {} }) },
      { weight: 1, arbitrary: fc.constantFrom(...everybody) },
    )
  // The first of a kind has every right; the rest see what they may not.
  const right = operation.security.includes('bearer')
    ? [bearer[0], bearer[1], session[0]]
    : [session[0], session[1]]
  return fc.oneof(
    { weight: 11, arbitrary: fc.constantFrom(...right.filter(each => each !== undefined)) },
    { weight: 6, arbitrary: fc.constantFrom(...everybody) },
  )
}

/** What a field's value may hold (RFC 9110 §5.5), its obsolete half too. */
const latin = fc.string({
  unit: fc
    .oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff }))
    .map(code => String.fromCharCode(code)),
  maxLength: 40,
})

function headersOf(operation: DescribedOperation): fc.Arbitrary<Readonly<Record<string, string>>> {
  const key = fc.oneof(
    { weight: 10, arbitrary: fc.uuid() },
    { weight: 2, arbitrary: fc.constantFrom('same', 'another') },
    { weight: 1, arbitrary: fc.constantFrom('', ' ', 'k'.repeat(200), 'k'.repeat(201), '"quoted", "list"') },
    { weight: 1, arbitrary: latin },
  )
  const odd = fc.oneof(
    fc.tuple(
      fc.constant('x-request-id'),
      fc.oneof(latin, fc.constantFrom('job.42_retry-3', 'a'.repeat(101))),
    ),
    fc.tuple(fc.constant('accept'), fc.constantFrom('text/html', 'application/xml', '*/*;q=0', 'ä/ö')),
    fc.tuple(fc.constant('accept-language'), fc.constantFrom('sv', 'xx-yy;q=nan', '*', 'a'.repeat(500))),
    fc.tuple(fc.constant('origin'), fc.constantFrom('https://evil.example.invalid', 'null', 'x', '')),
    fc.tuple(fc.constant('x-forwarded-for'), fc.constantFrom('203.0.113.7', 'nobody', '::1, 10.0.0.1', ',')),
    fc.tuple(fc.constant('if-none-match'), fc.constantFrom('*', '"a"', 'W/"b", "c"', 'ä')),
    fc.tuple(fc.constant('range'), fc.constantFrom('bytes=0-0', 'bytes=9-1')),
    fc.tuple(fc.constant('x-http-method-override'), fc.constantFrom('DELETE', 'GET')),
    fc.tuple(fc.constant('prefer'), latin),
    fc.tuple(fc.constant('x-odd'), latin),
  )
  return fc
    .tuple(fc.option(key, { freq: operation.method === 'POST' ? 5 : 1 }), fc.option(odd, { freq: 1 }))
    .map(([idempotencyKey, more]) => ({
      ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
      ...(more && { [more[0]]: more[1] }),
    }))
}
