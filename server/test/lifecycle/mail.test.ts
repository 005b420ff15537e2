import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { answerTo } from '../crashes/insisting.ts'
import { serverProcess } from '../crashes/server-process.ts'
import { startMailServer, type Verdict } from '../world/mail-server.ts'
import { startWorld } from '../world/world.ts'
import { patience } from '../world/patience.ts'

/** A promise that the test keeps when it likes; while it is open every message waits in the hands of the server. */
let hold: Promise<Verdict> | undefined
const begun: string[] = []

const mailServer = await startMailServer({
  encryption: 'none',
  onMessage: ({ mail }) => {
    begun.push(mail.messageId ?? '')
    return hold
  },
})
const world = await startWorld()
await world.app.close()
const dataDir = await mkdtemp(join(tmpdir(), 'konttori-mail-'))
const service = await serverProcess(world.database.connection, dataDir, {
  KONTTORI_SMTP_URL: mailServer.url,
  KONTTORI_MAIL_FROM: 'Konttori <konttori@palvelu.example>',
  KONTTORI_BASE_URL: 'https://konttori.example',
})
afterAll(async () => {
  await service.kill()
  await mailServer.close()
  await rm(dataDir, { recursive: true, force: true })
})

const until = (holds: () => unknown) => vi.waitFor(holds, patience)

async function invite(email: string) {
  const key = newId()
  const { status, body } = await answerTo(() =>
    fetch(`${service.url}/v1/memberships`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${world.meri.serviceKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ firstNames: 'Väinö', lastName: 'Kestävä', role: 'employee', email }),
    }),
  )
  expect(status).toBe(201)
  return body as { invitation: { emailed: boolean; inviteUrl: string } }
}

test('the service sends from its settings, and a kill -9 in the middle loses no mail', async () => {
  await service.start()
  const first = await invite('eka@posti.example')
  expect(first.invitation.emailed).toBe(true)
  await until(() => expect(mailServer.to('eka@posti.example')).toHaveLength(1))
  const [received] = mailServer.received
  expect(received?.from).toBe('konttori@palvelu.example')
  // The link that the mail brings proves the address, so it is not the one that its maker was shown.
  expect(received?.mail.text).toContain('https://konttori.example/activate?token=')
  expect(received?.mail.text).not.toContain(first.invitation.inviteUrl)

  hold = new Promise(() => {})
  await invite('toka@posti.example')
  await until(() => expect(begun).toHaveLength(2))
  await service.kill()
  hold = undefined
  await service.start()
  await until(() => expect(mailServer.to('toka@posti.example')).toHaveLength(1))
  expect(begun[2]).toBe(begun[1])
  expect(mailServer.to('eka@posti.example')).toHaveLength(1)
  expect(service.told).not.toContain('token=')
})
