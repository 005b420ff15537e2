import { expect, test } from 'vitest'
import { startWorld, type World } from '../../../../../test/world/world.ts'
import type { Database } from '../../../../platform/data/database.ts'
import * as roster from '../../members/port.ts'
import { apiKeySource } from '../credential-source.ts'
import { newToken } from '../token.ts'

const world = await startWorld()

/** The world's database, and what is asked of it. */
function watched({ app }: World): { database: Database; asked: string[] } {
  const asked: string[] = []
  const { database } = app.services
  const counting = <T extends object>(target: T, methods: readonly string[], where: string): T =>
    new Proxy(target, {
      get(object, name) {
        if (methods.includes(String(name))) asked.push(where)
        const value: unknown = Reflect.get(object, name, object)
        return typeof value === 'function' ? value.bind(object) : value
      },
    })
  return {
    asked,
    database: new Proxy(database, {
      get(object, name) {
        if (name === 'directory') return counting(object.directory, ['selectFrom'], 'directory')
        if (name === 'reader')
          return (orgId: string) =>
            counting(object.reader(orgId), ['sql', 'execute', 'selectFrom'], 'organisation')
        const value: unknown = Reflect.get(object, name, object)
        return typeof value === 'function' ? value.bind(object) : value
      },
    }),
  }
}

test('a caller is found with one statement in the directory and one in the organisation', async () => {
  const { database, asked } = watched(world)
  const { secret } = await world.key('eero', { scope: ['projects.read'] })
  expect(await apiKeySource(database, roster).resolve(secret)).toMatchObject({
    caller: { membership: { id: world.meri.members.eero.id }, reach: 'reports' },
  })
  expect(asked).toEqual(['directory', 'organisation'])
})

test('a well-formed secret that nobody made costs one statement, a malformed one none', async () => {
  const { database, asked } = watched(world)
  const source = apiKeySource(database, roster)
  const { text } = newToken('live')
  expect(await source.resolve(text)).toEqual({ refusal: 'invalid_token' })
  expect(asked).toEqual(['directory'])
  expect(await source.resolve(`${text.slice(0, -1)}${text.endsWith('x') ? 'y' : 'x'}`)).toEqual({
    refusal: 'invalid_token',
  })
  expect(asked).toEqual(['directory'])
})

test('a secret of another form is left to others', async () => {
  const { database, asked } = watched(world)
  expect(await apiKeySource(database, roster).resolve('session:something')).toBeUndefined()
  expect(asked).toEqual([])
})
