import { describe, expect, it } from 'vitest'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { startWorld } from '../world/world.ts'
import { bodyOf, each, open, urlOf } from './operations.ts'
import { thingsOf } from './things.ts'

const world = await startWorld()
const theirs = await thingsOf(world, 'tunturi')
const mine = await thingsOf(world, 'meri')
const admin = world.as('aino')

const withIds = open.filter(({ params }) =>
  Object.values(params ?? {}).some(parameter => 'missing' in parameter),
)

/** The codes of things that the world has none of yet; may only shrink. */
const notMadeYet: readonly string[] = []

it('the families make one of every thing that a path can name, and of nothing else', () => {
  const named = new Set(
    withIds.flatMap(({ params }) =>
      Object.values(params ?? {}).flatMap(p => ('missing' in p ? [p.missing] : [])),
    ),
  )
  expect([...named].filter(code => !(code in theirs)).sort()).toEqual([...notMadeYet])
  expect(Object.keys(theirs).filter(code => !named.has(code))).toEqual([])
})

/** Existing things of one's own for every id of a path. */
const ownIds = (operation: (typeof open)[number]) =>
  Object.fromEntries(
    Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
      'missing' in parameter ? [[name, mine[parameter.missing] ?? '']] : [],
    ),
  )

describe('another organisation’s id answers exactly as one that does not exist, and as text that can be no id', () => {
  it.each(each(withIds))('%s', async (_, operation) => {
    for (const [name, parameter] of Object.entries(operation.params ?? {})) {
      if (!('missing' in parameter) || notMadeYet.includes(parameter.missing)) continue
      const send = async (id: string) => {
        const path = urlOf(operation, { ...ownIds(operation), [name]: id })
        const answer = await admin.send(operation.method, path, bodyOf(operation), {
          'idempotency-key': newId(),
        })
        const { requestId: _requestId, instance: _instance, detail: _detail, ...body } = answer.body
        return { status: answer.status, body }
      }
      const foreign = await send(theirs[parameter.missing] ?? '')
      expect(foreign).toMatchObject({ status: 404, body: { code: expect.stringMatching(/_not_found$/) } })
      expect(await send(newId())).toEqual(foreign)
    }
  })

  it.each(each(withIds))('%s: no id at all', async (_, operation) => {
    for (const [name, parameter] of Object.entries(operation.params ?? {})) {
      if (!('missing' in parameter)) continue
      const answer = await admin.send(
        operation.method,
        urlOf(operation, { ...ownIds(operation), [name]: 'nobody' }),
        bodyOf(operation),
      )
      expect(answer).toMatchObject({ status: 404, body: { code: parameter.missing } })
    }
  })
})

describe('a list shows nothing of another organisation', () => {
  it.each(each(open.filter(({ method, params }) => method === 'GET' && !params)))(
    '%s',
    async (_, operation) => {
      const mine = await admin.get(urlOf(operation))
      const text = JSON.stringify(mine.body)
      for (const id of Object.values(theirs)) expect(text).not.toContain(id)
      expect(text).not.toContain(world.tunturi.id)
    },
  )
})
