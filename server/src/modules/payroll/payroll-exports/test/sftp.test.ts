import { expect, it, vi } from 'vitest'
import { patience } from '../../../../../test/world/patience.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newKeyPair, TestSftpServer } from '../../../../platform/gateways/sftp/test/server.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'

const world = await startWorld({ webhooksAllowPrivate: true })
const tauno = world.as('tauno')
const aino = world.as('aino')

it('a month goes to an SFTP server as a file, and nobody is shown how its account is opened', async () => {
  const { privateKey, publicKey } = newKeyPair()
  const server = new TestSftpServer({ publicKey, directories: ['/hours'] })
  const port = await server.listen()
  const day = `/v1/team/members/${world.meri.members.veera.id}/work-days/2026-10-14`
  await aino.put(`${day}/entries`, {
    entries: [{ entryTypeId: world.meri.catalogs.entryTypes.work, durationMinutes: 450 }],
  })
  const { workDayId } = (await aino.post(`${day}/confirm`, {})).body
  await aino.post(`/v1/work-days/${workDayId}/approve`, {})
  const period = { periodStart: '2026-10-01', periodEnd: '2026-10-31' }
  const batch = (await tauno.post('/v1/export-batches', period, { 'idempotency-key': newId() })).body
  const sftp = {
    host: '127.0.0.1',
    port,
    username: 'konttori',
    hostKeys: [server.hostKey],
    directory: '/hours',
    privateKey,
  }
  const made = await tauno.post('/v1/export-targets', {
    name: 'Bureau',
    transport: 'sftp',
    format: 'csv',
    fileName: '{period_start}.csv',
    csv: { columns: ['pay_type_code', 'hours'], header: false },
    sftp,
  })
  const { privateKey: _, ...shown } = sftp
  expect(made).toMatchObject({
    status: 201,
    body: { sftp: { ...shown, authentication: 'private_key' }, secret: null, secretVersions: [] },
  })
  const target = made.body
  const delivery = (await tauno.post(`/v1/export-batches/${batch.id}/deliver`, { targetId: target.id })).body
  expect(delivery).toMatchObject({ state: 'delivering', fileName: '2026-10-01.csv' })
  await vi.waitFor(
    async () =>
      expect((await tauno.get(`/v1/export-batches/${batch.id}`)).body).toMatchObject({ state: 'delivered' }),
    patience,
  )
  server.close()
  expect([...server.files].map(([path, content]) => [path, content.toString()])).toEqual([
    ['/hours/2026-10-01.csv', '1000;7,50\r\n'],
  ])
  const told = await Promise.all([
    tauno.get(`/v1/export-targets/${target.id}`),
    tauno.get(`/v1/export-deliveries/${delivery.id}`),
    aino.get('/v1/audit?limit=100'),
    aino.get('/v1/integration-events?event=export_batch.delivered'),
  ])
  for (const { body } of [...told, made]) expect(JSON.stringify(body)).not.toContain(privateKey.slice(40, 80))
})
