import { expect, it } from 'vitest'
import { startWorld } from '../world/world.ts'
import { databaseProxy } from './database-proxy.ts'
import { holdWriteLock } from './held-lock.ts'
import { type Answered, ask, askOnce, askUntil, startService } from './service.ts'

const world = await startWorld()
const { id: orgId, members, catalogs, serviceKey: key } = world.meri
const day = `/v1/team/members/${members.veera.id}/work-days/2026-05-04`
const write = {
  key,
  method: 'PUT',
  body: { entries: [{ entryTypeId: catalogs.entryTypes.work, durationMinutes: 450 }] },
}

function expectUnavailable(answer: Answered): void {
  expect(answer).toMatchObject({ status: 503, body: { code: 'service_unavailable', status: 503 } })
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
}

it('while the database is away the service says so, and works again by itself when it is back', async () => {
  const proxy = await databaseProxy(world.database.connection)
  const server = await startService(proxy.connection)
  const lock = await holdWriteLock(world.database, orgId)
  const interrupted = async (): Promise<Answered> => {
    const asked = askOnce(server, `${day}/entries`, write)
    await Promise.race([lock.awaitedBy(1), asked])
    await proxy.cut()
    const answer = await asked
    if (answer.body.code !== 'service_busy') return answer
    // It had waited too long before the cut came, as on a crowded machine.
    await proxy.restore()
    await askUntil(({ status }) => status === 200, server, '/readyz')
    return interrupted()
  }
  expectUnavailable(await interrupted())
  expectUnavailable(await ask(server, day, { key }))
  expectUnavailable(await ask(server, `${day}/entries`, write))
  // Whose key it is cannot be looked up, which is no reason to call it invalid.
  expectUnavailable(await ask(server, '/v1/me/access', { key: members.paavo.personalKey }))
  expect(await ask(server, '/readyz')).toMatchObject({
    status: 503,
    body: { status: 'database_unavailable' },
  })
  expect(await ask(server, '/livez')).toMatchObject({ status: 200 })

  await lock.release()
  await proxy.restore()
  await askUntil(({ status }) => status === 200, server, '/readyz')
  const before = await ask(server, day, { key })
  expect(before).toMatchObject({ status: 200, body: { entries: [] } })
  expect(await ask(server, `${day}/entries`, write)).toMatchObject({ status: 200 })
  expect(await server.stop()).toBe(0)
})

it('connections that the database drops are opened again', async () => {
  const server = await startService(world.database.connection)
  expect(await ask(server, day, { key })).toMatchObject({ status: 200 })
  await world.database.owner(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'konttori'`,
  )
  await askUntil(({ status }) => status === 200, server, day, { key })
  expect(await askUntil(({ status }) => status === 200, server, `${day}/entries`, write)).toMatchObject({
    body: { workedMinutes: 450 },
  })
})
