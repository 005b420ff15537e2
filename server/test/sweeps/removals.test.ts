import { describe, expect, it } from 'vitest'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { each, guarded, urlOf } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import { notCarriedOut, waysAmong } from '../breadth/ways.ts'
import type { Answer, Client } from '../world/client.ts'
import { startWorld } from '../world/world.ts'

const world = await startWorld()
const things = await thingsOf(world, 'meri')
const [admin, human] = [world.as('aino'), await signedIn(world, 'aino')]

/** What was deleted last, and the clock of the organisation just before. */
const last = { path: '', before: '' }

const clock = async (): Promise<string> => {
  const [row] = await world.database.owner<{ now: string }>(
    `select to_char(last_instant at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now
     from organisation_clocks where org_id = $1`,
    [world.meri.id],
  )
  return row?.now ?? ''
}

/** Notes the deletions that a client sends. */
function watched<C extends Client>(client: C): C {
  const send = client.send.bind(client)
  client.send = async (method, path, ...more) => {
    if (method === 'DELETE') Object.assign(last, { path, before: await clock() })
    return send(method, path, ...more)
  }
  return client
}

const ways = await waysAmong({ world, admin: watched(admin), human: watched(human), things })

/** By the way of the family, or else by the world's things. */
function carryOut(operation: (typeof guarded)[number]): Promise<Answer> {
  const way = ways[operation.id]
  if (way) return way()
  const ids = Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
    'missing' in parameter ? [[name, things[parameter.missing] ?? newId()]] : [],
  )
  return human.delete(urlOf(operation, Object.fromEntries(ids)))
}

/** A leaving date that can be cancelled. */
const leaving = await human.post(`/v1/memberships/${things['membership_not_found']}/termination`, {
  endDate: '2099-12-31',
  reasonCode: 'own_notice',
  startOffboarding: false,
})
expect(leaving.status, JSON.stringify(leaving.body)).toBeLessThan(300)

/** The list that tells, of the record that the deletion was about. */
const listOf = (path: string): string => {
  const [, id = ''] = /([0-9a-f]{8}-[0-9a-f-]{27})/.exec(last.path) ?? []
  return path.replace('{id}', id)
}

/** Nothing of the world has one that could be ended; the family's own tests do. */
const without = ['oauthGrants.end']

const told = guarded.filter(
  ({ id, removes }) => removes && ('sweep' in removes || 'changed' in removes) && !without.includes(id),
)

describe('what a DELETE takes away is told as it declares', () => {
  it.each(each(told))('%s', async id => {
    const operation = told.find(one => one.id === id)
    const { removes } = operation ?? {}
    if (!operation || !removes) throw new Error(`${id} declares nothing`)
    const answer = await carryOut(operation)
    expect(answer.status, notCarriedOut(id, answer)).toBeLessThan(300)
    const path = 'sweep' in removes ? removes.sweep : 'changed' in removes ? removes.changed : ''
    const { status, body } = await human.get(`${listOf(path)}?limit=100&updatedSince=${last.before}`)
    expect(status, JSON.stringify(body)).toBe(200)
    const changed = body.items.filter((row: { updatedAt: string }) => row.updatedAt > last.before)
    if ('changed' in removes) expect(changed).not.toEqual([])
    // A participation that has begun ends in place of being deleted, which its row tells.
    else
      expect([...body.deleted, ...changed].map((row: { id: string }) => row.id)).toContain(
        last.path.split('/').at(-1),
      )
  })
})
