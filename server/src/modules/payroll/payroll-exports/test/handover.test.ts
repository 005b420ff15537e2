import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { expect, it, vi } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { authority, receiver } from '../../../../platform/gateways/outbound-https/test/receiver.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { patience } from '../../../../../test/world/patience.ts'

const world = await startWorld({ webhooksAllowPrivate: true, trustedCa: authority.certificate })
const tauno = world.as('tauno')
const aino = world.as('aino')

it('a month goes over the network to the payroll bureau, signed, and is delivered when the bureau says so', async () => {
  const arrived: { request: IncomingMessage; body: string }[] = []
  const { port } = await receiver(
    (request, response) => {
      const parts: Buffer[] = []
      request.on('data', part => parts.push(part))
      request.on('end', () => {
        arrived.push({ request, body: Buffer.concat(parts).toString('utf8') })
        response.writeHead(202).end()
      })
    },
    authority.issue(['localhost']),
  )
  const day = `/v1/team/members/${world.meri.members.veera.id}/work-days/2026-10-14`
  await aino.put(`${day}/entries`, {
    entries: [{ entryTypeId: world.meri.catalogs.entryTypes.work, durationMinutes: 450 }],
  })
  const { workDayId } = (await aino.post(`${day}/confirm`, {})).body
  await aino.post(`/v1/work-days/${workDayId}/approve`, {})
  const period = { periodStart: '2026-10-01', periodEnd: '2026-10-31' }
  const batch = (await tauno.post('/v1/export-batches', period, { 'idempotency-key': newId() })).body
  const target = (
    await tauno.post('/v1/export-targets', {
      name: 'Bureau',
      transport: 'https',
      format: 'json',
      url: `https://localhost:${port}/hours`,
    })
  ).body
  const delivery = (await tauno.post(`/v1/export-batches/${batch.id}/deliver`, { targetId: target.id })).body

  await vi.waitFor(
    async () =>
      expect((await tauno.get(`/v1/export-batches/${batch.id}`)).body).toMatchObject({ state: 'delivered' }),
    patience,
  )
  expect((await tauno.get(`/v1/export-deliveries/${delivery.id}`)).body).toMatchObject({
    state: 'delivered',
    attempts: [{ responseStatus: 202, errorCode: null }],
  })
  expect(arrived).toHaveLength(1)
  const { headers, url, method } = arrived[0]?.request ?? expect.unreachable()
  const body = arrived[0]?.body ?? ''
  expect([method, url]).toEqual(['POST', '/hours'])
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'content-disposition': `attachment; filename="${delivery.fileName}"`,
    'x-service-delivery': delivery.id,
  })
  const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['x-service-signature'])) ?? []
  expect(signature).toBe(createHmac('sha256', target.secret).update(`${time}.${body}`).digest('hex'))
  expect(JSON.parse(body)).toMatchObject({
    batch: { id: batch.id, snapshotHash: batch.snapshotHash },
    lines: [{ workDayId, kind: 'normal', minutes: 450 }],
  })
  const events = await aino.get('/v1/integration-events?event=export_batch.delivered')
  expect(events.body.items).toMatchObject([{ payload: { deliveryId: delivery.id, transport: 'https' } }])
})
