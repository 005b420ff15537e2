import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { startWorld } from '../world/world.ts'
import { holdWriteLock } from './held-lock.ts'
import { ask, askUntil, startService } from './service.ts'

const world = await startWorld()
const { id: orgId, members, catalogs, serviceKey: key } = world.meri
const entriesOf = (date: string) => `/v1/team/members/${members.veera.id}/work-days/${date}/entries`
const hours = { entries: [{ entryTypeId: catalogs.entryTypes.work, durationMinutes: 450 }] }

it('a stop lets the running write finish, begins nothing new and ends with 0', async () => {
  const server = await startService(world.database.connection)
  const lock = await holdWriteLock(world.database, orgId)
  const running = ask(server, entriesOf('2026-05-04'), { key, method: 'PUT', body: hours })
  await lock.awaitedBy(1)

  const ended = server.stop()
  const readiness = await askUntil(({ status }) => status !== 200, server, '/readyz')
  expect(readiness).toMatchObject({ status: 503, body: { status: 'draining' } })
  const refused = await ask(server, '/v1/me/access', { key })
  expect(refused).toMatchObject({ status: 503, body: { code: 'service_unavailable', status: 503 } })
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(refused.headers.get('connection')).toBe('close')
  expect((await ask(server, '/livez')).status).toBe(200)
  // While the write runs, the probe says that the service is stopping.
  for (let time = 0; time < 30; time++) expect((await ask(server, '/readyz')).status).toBe(503)

  await lock.release()
  expect(await running).toMatchObject({ status: 200, body: { workedMinutes: 450 } })
  expect(await ended).toBe(0)
  expect(server.told).not.toContain('incomplete')
  await expect(ask(server, '/livez')).rejects.toThrow('fetch failed')
  expect(await world.service.get(entriesOf('2026-05-04').replace('/entries', ''))).toMatchObject({
    status: 200,
    body: { workedMinutes: 450 },
  })
})

it('a stop lets a request whose body is still arriving finish', async () => {
  const server = await startService(world.database.connection)
  const upload = request(`${server.url}${entriesOf('2026-05-05')}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      expect: '100-continue',
      'transfer-encoding': 'chunked',
    },
  })
  const answered = once(upload, 'response')
  upload.flushHeaders()
  await once(upload, 'continue')

  const ended = server.stop()
  await askUntil(({ status }) => status !== 200, server, '/readyz')
  upload.end(JSON.stringify(hours))

  const [answer] = await answered
  answer.resume()
  expect(answer.statusCode).toBe(200)
  expect(await ended).toBe(0)
  expect(server.told).not.toContain('incomplete')
})

it('connections on which nothing is asked do not hold a stop up', async () => {
  const server = await startService(world.database.connection)
  const { hostname, port } = new URL(server.url)
  const open = async (text: string): Promise<Socket> => {
    const socket = connect(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    if (text !== '') {
      socket.write(text)
      await once(socket, 'data')
    }
    return socket.resume()
  }
  const sockets = [await open(''), await open('GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n')]
  const closed = Promise.all(sockets.map(socket => once(socket, 'close')))

  expect(await server.stop()).toBe(0)
  await closed
  expect(server.told).not.toContain('incomplete')
})
