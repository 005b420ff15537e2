import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { operationsOf } from '../../src/platform/contract/family.ts'
import { listsDeletions } from '../../src/platform/contract/sweeps.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { thingsOf } from '../breadth/things.ts'
import type { Client } from '../world/client.ts'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import { startWorld } from '../world/world.ts'

const world = await startWorld()
const things = await thingsOf(world, 'meri')
const lists = modules
  .flatMap(({ contract }) => operationsOf(contract))
  .flatMap(operation =>
    listsDeletions(operation.sweeps) ? [{ ...operation, sweeps: operation.sweeps }] : [],
  )

type List = (typeof lists)[number]

const windows = new Map([['workDays.list', '&from=2026-01-01&to=2026-12-31']])
const sweepOf = ({ id, path }: List, recordId: string) =>
  `${path.replace(/{\w+}/, recordId)}?updatedSince=2020-01-01T00:00:00Z&limit=100${windows.get(id) ?? ''}`

/** The record that the path names. */
const recordOf = ({ params = {} }: List): string => {
  const [parameter] = Object.values(params)
  return (parameter && 'missing' in parameter && things[parameter.missing]) || ''
}

/** A row of a list of Meri's that is no more. */
async function gone({ sweeps }: List, within: string | null): Promise<string> {
  const id = newId()
  await world.database.owner(
    `insert into tombstones (org_id, of_table, id, within, deleted_at) values ($1, $2, $3, $4, now())`,
    [world.meri.id, sweeps.table, id, within],
  )
  return id
}

/** What the last page of a sweep tells; undefined where nothing is told. */
async function toldTo(by: Pick<Client, 'get'>, path: string): Promise<string[] | undefined> {
  let answer = await by.get(path)
  while (answer.status === 200 && answer.body.pageInfo.hasMore)
    answer = await by.get(`${path}&cursor=${answer.body.pageInfo.nextCursor}`)
  return answer.body.deleted?.map(({ id }: { id: string }) => id)
}

const names = ['eero', 'elina', 'veera', 'onni'] as const
const people = [
  ...names.map(name => world.as(name)),
  ...(await Promise.all(names.map(name => signedIn(world, name)))),
]
const aino = await signedIn(world, 'aino')
const strangers = [world.as('sanna'), await signedIn(world, 'sanna')]

describe('a deletion', () => {
  it.each(lists.map(list => [list.id, list] as const))(
    'is told by %s to whoever could read the row, and to nobody else',
    async (_, list) => {
      const { deletions } = list.sweeps
      const recordId = recordOf(list)
      const withins: Partial<Record<string, string>> = { own: world.meri.members.aino.id, within: recordId }
      const id = await gone(list, withins[deletions] ?? null)
      const path = sweepOf(list, recordId)
      expect(await toldTo(aino, path)).toContain(id)
      for (const by of people) {
        const told = await toldTo(by, path)
        if (deletions === 'whole') expect(told).toBeUndefined()
        if (deletions === 'own') expect(told ?? []).not.toContain(id)
      }
      for (const by of strangers) expect((await toldTo(by, path)) ?? []).not.toContain(id)
    },
  )

  it('in one record is not told of another', async () => {
    const inRecords = lists.filter(({ sweeps }) => sweeps.deletions === 'within')
    expect(inRecords.length).toBeGreaterThan(4)
    for (const list of inRecords) {
      const id = await gone(list, newId())
      expect(await toldTo(aino, sweepOf(list, recordOf(list))), list.id).not.toContain(id)
    }
  })
})
