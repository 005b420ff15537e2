import type { NamedOperation } from '../../../src/platform/contract/family.ts'
import { signedIn } from '../../../src/modules/people/session/test/browser.ts'
import { newId } from '../../../src/platform/vocabulary/ids.ts'
import { bodyOf, open, urlOf, writes } from '../../breadth/operations.ts'
import { sampleOf } from '../../breadth/sample.ts'
import { thingsOf } from '../../breadth/things.ts'
import { waysAmong } from '../../breadth/ways.ts'
import type { Client } from '../../world/client.ts'
import type { World } from '../../world/world.ts'

/** Every operation with a thing of each kind: the lists in all their ways, then what changes, then what removes. Each import is undone. */
export async function everyOperation(world: World): Promise<void> {
  const things = await thingsOf(world, 'meri')
  const paramsOf = (operation: NamedOperation) =>
    Object.fromEntries(
      Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
        'missing' in parameter ? [[name, things[parameter.missing] ?? newId()]] : [],
      ),
    )
  const readers = (['aino', 'eero', 'veera', 'helmi', 'tauno'] as const).map(name => world.as(name))
  for (const operation of open.filter(each => !writes(each)))
    for (const reader of [...readers, world.service]) await read(reader, operation, paramsOf(operation))
  const admin = world.as('aino')
  const human = await signedIn(world, 'aino')
  // Earlier steps of the same people refuse some requests. The list of places names the statements that are then not sent.
  const ways = await waysAmong({ world, admin, human, things })
  for (const way of Object.values(ways)) await way().catch(() => undefined)
  const order = ['POST', 'PUT', 'PATCH', 'DELETE']
  for (const operation of open
    .filter(writes)
    .sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method))) {
    const imports: string[] = []
    for (const key of [newId(), undefined]) {
      const { body } = await admin.send(
        operation.method,
        urlOf(operation, paramsOf(operation)),
        bodyOf(operation),
        key ? { 'idempotency-key': key } : {},
      )
      if (operation.tag === 'Imports' && body?.importId) imports.push(body.importId)
    }
    for (const importId of imports.toReversed()) await admin.post(`/v1/imports/${importId}/undo`, {})
  }
}

interface Filter {
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly { readonly const?: unknown }[]
}

/** A list without a filter, with each of its filters, from an instant on, and on its second page. */
async function read(
  reader: Client,
  operation: NamedOperation,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const first = await reader.get(urlOf(operation, params))
  if (first.status >= 300) return
  const filters = Object.entries(
    ((operation.query as { properties?: Record<string, unknown> } | undefined)?.properties ?? {}) as Record<
      string,
      Filter
    >,
  )
  for (const [name, filter] of filters) {
    if (name === 'cursor') continue
    for (const value of valuesOf(filter))
      await reader.get(urlOf(operation, params, { [name]: String(value) }))
  }
  if (!('cursor' in Object.fromEntries(filters))) return
  const ways: Record<string, string>[] = [{}, { updatedSince: '2020-01-01T00:00:00.000Z' }]
  for (const way of ways) {
    const { body } = await reader.get(urlOf(operation, params, { limit: '1', ...way }))
    const cursor = body.pageInfo?.nextCursor
    if (cursor) await reader.get(urlOf(operation, params, { limit: '1', ...way, cursor }))
  }
}

const valuesOf = (filter: Filter): readonly unknown[] => {
  const constants = filter.anyOf?.flatMap(each => (each.const === undefined ? [] : [each.const])) ?? []
  return filter.enum ?? (constants.length > 0 ? constants : [sampleOf(filter)])
}
