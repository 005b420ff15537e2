import { expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { type Sent, sentBy } from '../../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { pairedDevice } from './devices.ts'

const world = await startWorld()
const admin = world.as('aino')
const { client } = await pairedDevice(world, admin)
const names = ['onni', 'veera', 'paavo', 'lumi', 'sisu'] as const
for (const [index, name] of names.entries())
  await made(
    admin.put(`/v1/memberships/${world.meri.members[name].id}/badge`, { badgeCode: `BADGE${index}` }),
  )
const { serverTime } = await made(client.get('/v1/device'))
const now = Date.parse(serverTime)

/** Clocking in and out every two hours, of five members, back from now. */
const queueOf = (rows: number, beginning: number) =>
  Array.from({ length: rows }, (_, row) => ({
    clientPunchId: newId(),
    kind: Math.floor(row / names.length) % 2 === 0 ? 'clock_out' : 'clock_in',
    occurredAt: new Date(now - (beginning + Math.floor(row / names.length)) * 3_600_000).toISOString(),
    badgeCode: `BADGE${row % names.length}`,
  }))
const send = (punches: object[]) => made(client.post('/v1/device/punches/batch', { punches }))

it('a queue takes as many statements, however long it is', async () => {
  const statements = (sent: readonly Sent[]) =>
    sent
      .map(({ statement }) => statement.text)
      .filter(
        text =>
          !text.startsWith('select set_config') && !/device_credentials|terminal_credentials/.test(text),
      )
  await send(queueOf(5, 1))
  const [few, many] = [queueOf(10, 10), queueOf(1000, 20)]
  const ofFew = statements(await sentBy(() => send(few)))
  const ofMany = statements(await sentBy(() => send(many)))
  expect(ofMany.length).toBeLessThanOrEqual(ofFew.length)
  expect(ofMany.length).toBeLessThan(60)
})

it('a list of members is one network write', async () => {
  await client.get('/v1/device')
  const sent = await sentBy(() => client.get('/v1/device/members'))
  const own = sent.filter(({ statement }) => !/device_credentials|terminal_credentials/.test(statement.text))
  expect(new Set(own.map(({ trip }) => trip)).size).toBe(1)
})
