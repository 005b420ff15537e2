import { expect, it } from 'vitest'
import type { NamedOperation } from '../../src/platform/contract/family.ts'
import type { TObject } from '../../src/platform/contract/shapes.ts'
import { capabilities } from '../../src/platform/vocabulary/capabilities.ts'
import { open, urlOf } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import type { Client } from '../world/client.ts'
import { startWorld } from '../world/world.ts'
import { plant } from './planted-values.ts'

const world = await startWorld()
const things = await thingsOf(world, 'meri')
const records = await plant(world, things)
const admin = world.as('aino')

const readers: [string, Client][] = [
  ...(['paavo', 'eero', 'otso', 'sisu', 'lumi', 'tauno', 'helmi'] as const).map((name): [string, Client] => [
    name,
    world.as(name),
  ]),
]
for (const scope of capabilities)
  readers.push([`a key with ${scope}`, world.withKey((await world.key('aino', { scope: [scope] })).secret)])

type Body = Readonly<Record<string, unknown>>

/** The fields that a PATCH takes, each by its way; what is within an object counts by itself. */
const fieldsOf = ({ body }: NamedOperation): string[][] =>
  Object.entries((body as TObject | undefined)?.properties ?? {})
    .filter(([name]) => name !== 'expectedUpdatedAt')
    .flatMap(([name, field]) => {
      const { properties } = field as Partial<TObject>
      return properties ? Object.keys(properties).map(inner => [name, inner]) : [[name]]
    })

const valueAt = (body: Body, way: readonly string[]): unknown =>
  way.reduce<unknown>((value, name) => (value as Body | null | undefined)?.[name], body)

const written = (way: readonly string[], value: unknown): object =>
  way.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object

const isShown = (value: unknown): boolean =>
  value !== null && value !== undefined && (!Array.isArray(value) || value.length > 0)

interface Tried {
  readonly operation: string
  readonly field: string
  readonly reader: string
  readonly status: number
  readonly code: string | undefined
}

/** Every field of every record that somebody reads and is not shown, as they write the very value that is stored. */
async function blindWrites(): Promise<Tried[]> {
  const tried: Tried[] = []
  const reads = new Map(open.filter(({ method }) => method === 'GET').map(each => [each.path, each]))
  for (const operation of open.filter(({ method }) => method === 'PATCH')) {
    const read = reads.get(operation.path)
    if (!read) continue
    const ids = Object.fromEntries(
      Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
        'missing' in parameter
          ? [[name, records[parameter.missing] ?? things[parameter.missing] ?? ''] as const]
          : [],
      ),
    )
    const path = urlOf(read, ids)
    const whole = await admin.get(path)
    if (whole.status !== 200) continue
    for (const [reader, client] of readers) {
      const seen = await client.get(path)
      if (seen.status !== 200) continue
      const hidden = fieldsOf(operation).filter(
        way => isShown(valueAt(whole.body, way)) && !isShown(valueAt(seen.body, way)),
      )
      for (const way of hidden) {
        const { status, body } = await client.patch(path, written(way, valueAt(whole.body, way)))
        tried.push({ operation: operation.id, field: way.join('.'), reader, status, code: body?.code })
      }
    }
  }
  return tried
}

const tried = await blindWrites()

it('what a reader is not shown of a record is not written by them without its version, not even as it is', () => {
  expect(tried.filter(({ status }) => status < 300)).toEqual([])
  // A shape that does not fit would prove nothing.
  expect(tried.filter(({ status }) => ![403, 404, 409].includes(status))).toEqual([])
})

it('masks were met, so that there is something to prove', () => {
  const met = new Set(tried.map(({ operation, field }) => `${operation} ${field}`))
  expect([...met]).toEqual(
    expect.arrayContaining([
      'customers.update businessId',
      'customers.update billing.vatId',
      'leads.update businessId',
    ]),
  )
})
