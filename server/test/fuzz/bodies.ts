import fc from 'fast-check'
import type { DescribedOperation } from './description.ts'
import type { Values } from './fitting-values.ts'
import { oddValue } from './odd-values.ts'

interface Body {
  readonly text: Buffer | null
  readonly contentType: string | null
  readonly evenWithGet: boolean
}

const json = 'application/json'
const oddTypes = [
  null,
  '',
  'application',
  'text/plain',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json;;',
  'application/jsonp',
  'application/vnd.api+json',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json, text/plain',
]

export function bodyOf(operation: DescribedOperation, values: Values): fc.Arbitrary<Body> {
  const { body } = operation
  const value = !body
    ? fc.constant<unknown>({})
    : fc.oneof(
        { weight: 10, arbitrary: values.of(body.schema) },
        ...(body.example === undefined ? [] : [{ weight: 2, arbitrary: fc.constant(body.example) }]),
      )
  const spelt = fc.oneof(
    { weight: 22, arbitrary: value.map(spelling) },
    { weight: 1, arbitrary: value.map(twice) },
    {
      weight: 1,
      arbitrary: fc.tuple(value, fc.constantFrom(...spoilings)).map(([one, spoil]) => spoil(spelling(one))),
    },
    { weight: 1, arbitrary: oddValue.map(spelling) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 100, max: 3000 }).map(depth => Buffer.from('['.repeat(depth))),
    },
    { weight: 1, arbitrary: fc.integer({ min: 100, max: 3000 }).map(deep) },
    { weight: 1, arbitrary: fc.constant(Buffer.alloc(0)) },
  )
  const contentType = fc.oneof(
    { weight: 24, arbitrary: fc.constant<string | null>(json) },
    { weight: 1, arbitrary: fc.constantFrom(...oddTypes) },
  )
  const wanted = operation.method === 'GET' ? fc.constant(false) : fc.constant(true)
  return fc
    .record({
      text:
        body || operation.method !== 'GET'
          ? fc.option<Buffer, null>(spelt, { freq: body ? 40 : 3 })
          : fc.constant(null),
      contentType,
      evenWithGet: wanted,
    })
    .chain(made =>
      operation.method === 'GET'
        ? fc.oneof(
            { weight: 30, arbitrary: fc.constant(made) },
            { weight: 1, arbitrary: spelt.map(text => ({ ...made, text, evenWithGet: true })) },
          )
        : fc.constant(made),
    )
}

const spelling = (value: unknown): Buffer => Buffer.from(JSON.stringify(value) ?? 'null')

/** Every name twice, which JSON leaves open (RFC 8259 §4). */
function twice(value: unknown): Buffer {
  const text = JSON.stringify(value) ?? 'null'
  return Buffer.from(text.startsWith('{"') ? `${text.slice(0, -1)},${text.slice(1)}` : text)
}

const deep = (depth: number): Buffer => Buffer.from(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)

const spoilings: readonly ((text: Buffer) => Buffer)[] = [
  text => text.subarray(0, text.length >> 1),
  text => Buffer.concat([text, Buffer.from('x')]),
  text => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), text]),
  text => Buffer.from(text.toString('utf8'), 'utf16le'),
  text => Buffer.from(text.toString('utf8'), 'latin1'),
  text => Buffer.concat([Buffer.from([0xff, 0xfe, 0x00]), text]),
  text => Buffer.from(`[${text}]`),
  text => Buffer.from(text.toString('utf8').replaceAll('"', "'")),
  text => Buffer.from(text.toString('utf8').replace(/:/, ':NaN,"x":')),
  text => Buffer.from(text.toString('utf8').replace(/:("[^"]*"|[^,}]+)/, ':1e400')),
]
