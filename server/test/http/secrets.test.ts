import { expect, it, onTestFinished } from 'vitest'
import { jsonLog } from '../../src/platform/telemetry/log.ts'
import { cookieOf, origin } from '../../src/modules/people/session/test/browser.ts'
import { password } from '../world/founding.ts'
import { startWorld } from '../world/world.ts'

const lines: string[] = []
const world = await startWorld({ log: jsonLog(line => lines.push(line)) })
const key = world.meri.serviceKey
const { email } = world.meri.members.aino

/** Takes a table away until the end of the test, so that reading it fails with an unexpected error. */
async function without(table: string): Promise<void> {
  await world.database.owner(`alter table ${table} rename to hidden_for_a_test`)
  const [schema, name] = table.includes('.') ? table.split('.') : ['public', table]
  onTestFinished(async () => {
    await world.database.owner(`alter table ${schema}.hidden_for_a_test rename to ${name}`)
  })
}

it('a key is in no line of the log, wherever a request has put it', async () => {
  await without('memberships')
  const service = world.withKey(key)
  const failed = await service.get(`/v1/memberships?q=${key}`, {
    'x-request-id': key,
    cookie: `konttori=${key}`,
  })
  expect(failed).toMatchObject({ status: 500, body: { code: 'internal-error' } })
  // A problem document may repeat what the caller sent, and holds nothing of the service.
  expect(failed.body.detail).not.toMatch(/memberships|select|relation/)

  await service.get(`/v1/memberships/${key}`)
  await service.get(`/v1/team/members/${world.meri.members.onni.id}/work-days/${key}`)
  await service.get(`/${key}`)
  await service.post(
    '/v1/memberships',
    { firstNames: key, lastName: key, role: 'employee' },
    { 'idempotency-key': key },
  )

  expect(lines.filter(line => line.includes('"event":"request failed"'))).not.toHaveLength(0)
  expect(lines.filter(line => line.includes(key))).toEqual([])
})

it('a password and a session are in no line of the log', async () => {
  const signIn = () => world.anonymous.post('/v1/session', { email, password }, { origin })
  const cookie = cookieOf(await signIn())
  expect(cookie).not.toBe('')
  await without('directory.persons')
  lines.length = 0

  const failed = await signIn()
  expect(failed).toMatchObject({ status: 500, body: { code: 'internal-error' } })
  await world.withHeaders({ cookie, origin }).get('/v1/session')

  expect(lines.filter(line => line.includes('"event":"request failed"'))).not.toHaveLength(0)
  const secrets = [password, email, cookie.split('=')[1] ?? cookie]
  for (const secret of secrets) expect(lines.filter(line => line.includes(secret))).toEqual([])
})
