import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mailsWritten } from '../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { authority, receiver } from '../../../../platform/gateways/outbound-https/test/receiver.ts'
import { locales } from '../../../../platform/vocabulary/locales.ts'
import { type FailingNews, failingMail } from '../failing/letter.ts'
import { patience } from '../../../../../test/world/patience.ts'

const world = await startWorld({ webhooksAllowPrivate: true, trustedCa: authority.certificate })
const { members } = world.meri
const aino = world.as('aino')

/** Administrators of Meri: Aino, and Lumi from now on; and what they read. */
await aino.patch(`/v1/memberships/${members.lumi.id}`, { role: 'admin', locale: 'sv' })
await aino.patch(`/v1/memberships/${members.aino.id}`, { locale: 'en' })

let status = 500

beforeEach(() => {
  status = 500
})

async function webhook(more: object = {}) {
  const { port } = await receiver(
    (request, response) => {
      request.resume()
      request.on('end', () => response.writeHead(status).end())
    },
    authority.issue(['localhost']),
  )
  const url = `https://localhost:${port}/hooks?token=salainen`
  const { body } = await aino.post('/v1/webhooks', { url, events: ['member.updated'], ...more })
  return { id: body.id as string, port, url }
}

/** Something that the webhooks are told of. */
let changes = 0
const happens = () => aino.patch(`/v1/memberships/${members.onni.id}`, { phone: `040 ${++changes}` })

const deliveries = async (id: string) =>
  (await aino.get(`/v1/webhooks/${id}/deliveries?limit=100`)).body.items as {
    id: string
    status: string
    attempts: unknown[]
  }[]

const until = (holds: () => unknown) => vi.waitFor(holds, patience)

/** Lets everything be tried, until no delivery of the webhook waits. */
async function tryOut(id: string) {
  for (let attempt = 1; attempt <= 5; attempt++) {
    await until(async () =>
      expect(
        (await deliveries(id)).filter(
          ({ status, attempts }) =>
            status === 'pending' || (status === 'retrying' && attempts.length < attempt),
        ),
      ).toEqual([]),
    )
    await aino.post('/v1/sandbox/clock/advance', { minutes: 6 })
  }
  await until(async () =>
    expect((await deliveries(id)).filter(({ status }) => ['pending', 'retrying'].includes(status))).toEqual(
      [],
    ),
  )
}

const reportsOf = async ({ port }: { readonly port: number }) =>
  (await mailsWritten(world.database, { kind: 'webhook_failing' })).filter(({ subject }) =>
    subject.includes(`localhost:${port}`),
  )

describe('a webhook that keeps failing', () => {
  test('is reported to every administrator in their language when it gives a delivery up, and stays', async () => {
    const broken = await webhook({ description: 'Palkkatoimisto' })
    await happens()
    expect(await reportsOf(broken)).toEqual([])
    await tryOut(broken.id)
    const reports = await reportsOf(broken)
    expect(reports.map(({ to, locale }) => [to, locale])).toEqual([
      [members.aino.email, 'en'],
      [members.lumi.email, 'sv'],
    ])
    for (const { letter, subject } of reports) {
      const said = JSON.stringify(letter)
      for (const fact of ['Meri Oy', 'Palkkatoimisto', `https://localhost:${broken.port}/hooks`, 'HTTP 500'])
        expect(said).toContain(fact)
      expect(`${said}${subject}`).not.toContain('salainen')
    }
    expect((await aino.get(`/v1/webhooks/${broken.id}`)).body).toMatchObject({ state: 'active' })
    await aino.delete(`/v1/webhooks/${broken.id}`)
  })

  test('is reported once for a streak, and anew when it fails after it has answered', async () => {
    const broken = await webhook()
    await happens()
    await tryOut(broken.id)
    await happens()
    await happens()
    await tryOut(broken.id)
    expect(await reportsOf(broken)).toHaveLength(2)
    status = 204
    await happens()
    await until(async () => expect((await deliveries(broken.id))[0]).toMatchObject({ status: 'delivered' }))
    status = 503
    await happens()
    await tryOut(broken.id)
    const reports = await reportsOf(broken)
    expect(reports).toHaveLength(4)
    expect(JSON.stringify(reports.at(-1)?.letter)).toContain('HTTP 503')
    await aino.delete(`/v1/webhooks/${broken.id}`)
  })

  test('does not count as failing while it answers others in between', async () => {
    const fickle = await webhook()
    await happens()
    for (let attempt = 1; attempt <= 4; attempt++) {
      await until(async () =>
        expect(
          (await deliveries(fickle.id)).every(
            ({ status, attempts }) => status === 'delivered' || attempts.length >= attempt,
          ),
        ).toBe(true),
      )
      const [last] = await world.database.owner<{ failures: number }>(
        'select consecutive_failures as failures from webhooks where id = $1',
        [fickle.id],
      )
      expect(last?.failures).toBe(1)
      status = 204
      await happens()
      await until(async () => expect((await deliveries(fickle.id))[0]).toMatchObject({ status: 'delivered' }))
      status = 500
      await aino.post('/v1/sandbox/clock/advance', { minutes: 6 })
    }
    await until(async () =>
      expect((await deliveries(fickle.id)).filter(({ status }) => status === 'dead_letter')).toHaveLength(1),
    )
    expect(await reportsOf(fickle)).toEqual([])
    await aino.delete(`/v1/webhooks/${fickle.id}`)
  })
})

describe.each(locales)('the report in %s', locale => {
  const news: FailingNews = {
    organisation: 'Meri Oy',
    name: 'Aino',
    address: 'https://hooks.example.com/konttori',
    host: 'hooks.example.com',
    description: null,
    failures: 7,
    lastError: 'timeout',
    lastSuccess: 'YESTERDAY',
  }
  const said = (more: Partial<FailingNews> = {}) => {
    const { subject, letter } = failingMail({ ...news, ...more }, locale)
    return [subject, letter.greeting, ...letter.paragraphs, ...(letter.remarks ?? [])].join('\n')
  }

  test('says which webhook, how badly it fails, why, and since when', () => {
    for (const fact of ['Meri Oy', 'Aino', news.address, '7', 'timeout', 'YESTERDAY'])
      expect(said()).toContain(fact)
  })

  test('says so when the webhook has never answered', () =>
    expect(said({ lastSuccess: null })).not.toMatch(/null|YESTERDAY/))
})
