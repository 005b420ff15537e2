import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mailsWritten } from '../../../../../../test/world/mail.ts'
import { mailAuthority, type Received, startMailServer } from '../../../../../../test/world/mail-server.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { readMailbox } from '../../../../../platform/gateways/mail/mailbox.ts'
import { readSmtpUrl } from '../../../../../platform/gateways/mail/smtp-server.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { origin, person } from './roster.ts'
import { patience } from '../../../../../../test/world/patience.ts'

/** What the mail server says to a recipient; undefined: welcome. */
let verdict: { code: number } | undefined

const mailServer = await startMailServer({
  credentials: { user: 'konttori', password: 'sala:sana' },
  onRecipient: () => verdict,
})
afterAll(() => mailServer.close())

const server = readSmtpUrl(mailServer.url)
const from = readMailbox('Konttori <konttori@palvelu.example>')
if (!server || !from) throw new Error('the test is wrong')

const world = await startWorld({ mail: { server, from }, trustedCa: mailAuthority })
const helmi = world.as('helmi')
let next = 0
const newAddress = () => `kutsuttu${++next}@posti.example`

beforeEach(() => {
  verdict = undefined
})

const create = (body: object, client = helmi) =>
  client.post('/v1/memberships', body, { 'idempotency-key': newId() })

/** The mail that reached an address; waits until there is one. The bound only ends a test that would never get there. */
async function mailTo(address: string): Promise<Received> {
  await vi.waitFor(() => expect(mailServer.to(address)).not.toEqual([]), patience)
  const [received] = mailServer.to(address)
  if (!received) throw new Error('just seen')
  return received
}

const linkIn = (text: string | undefined): string => /https:\/\/\S+/.exec(text ?? '')?.[0] ?? ''

describe('with a mail server an invitation', () => {
  test.each([
    ['fi', 'Meri Oy kutsuu sinut Konttoriin', 'Helmi'],
    ['sv', 'Meri Oy bjuder in dig till Konttori', 'Helmi'],
    ['en', 'Meri Oy invites you to Konttori', 'Helmi'],
  ])('is mailed in the member’s language, %s', async (locale, subject, inviter) => {
    const email = newAddress()
    const { body } = await create(person({ email, locale }))
    expect(body.invitation).toMatchObject({ emailed: true })
    const { mail, encrypted, user } = await mailTo(email)
    expect({ encrypted, user }).toEqual({ encrypted: true, user: 'konttori' })
    expect(mail.subject).toBe(subject)
    for (const said of [mail.text, mail.html]) {
      expect(said).toContain(inviter)
      expect(said).toContain('Meri Oy')
    }
    expect(mail.html).toContain(`lang="${locale}"`)
    // Only its reader has seen the link: that is what proves the address.
    expect(linkIn(mail.text)).toMatch(/^https:\/\/konttori\.example\/activate\?token=[A-Za-z0-9_-]{64}$/)
    expect(linkIn(mail.text)).not.toBe(body.invitation.inviteUrl)
    expect(mail.html).toContain(`href="${linkIn(mail.text)}"`)
    expect(mail.html).not.toContain(body.invitation.inviteUrl)
  })

  test('is in Finnish for whoever has no language', async () => {
    const email = newAddress()
    await create(person({ email }))
    expect((await mailTo(email)).mail.subject).toBe('Meri Oy kutsuu sinut Konttoriin')
  })

  test('brings a link that lets the person in', async () => {
    const email = newAddress()
    await create(person({ email }))
    const token = new URL(linkIn((await mailTo(email)).mail.text)).searchParams.get('token')
    const answer = await world.anonymous.post(
      '/v1/session/activate',
      { token, password: 'kelpo salasana 1' },
      origin,
    )
    expect(answer.status).toBeLessThan(300)
  })

  test('reaches a mailbox of an international domain, and a name that is hostile', async () => {
    const lastName = '</p><script>alert(1)</script>'
    const { body } = await create(person({ email: 'Info@Jõgeva.ee', firstNames: 'Õie"\\', lastName }))
    expect(body.invitation.emailed).toBe(true)
    const { mail } = await mailTo('info@jõgeva.ee')
    expect(mail.to).toEqual([{ name: `Õie"\\ ${lastName}`, address: expect.stringMatching(/^info@/) }])
    expect(mail.html).not.toContain('<script>')
  })

  test('is in the language that the inviter chose, and the earlier link is of no more use', async () => {
    const email = newAddress()
    verdict = { code: 450 }
    const { body } = await create(person({ email, locale: 'fi' }))
    await vi.waitFor(async () => {
      const [mail] = await mailsWritten(world.database, { to: email })
      expect(await attemptsOf(mail?.id)).toBe(1)
    }, patience)
    verdict = undefined
    const renewed = await helmi.post(`/v1/memberships/${body.id}/invite`, { locale: 'sv' })
    expect(renewed.body.emailed).toBe(true)
    const { mail } = await mailTo(email)
    expect(mail.subject).toContain('bjuder in')
    expect(linkIn(mail.text)).not.toBe(renewed.body.inviteUrl)
    expect(
      (await mailsWritten(world.database, { to: email })).map(({ status, locale }) => [status, locale]),
    ).toEqual([
      ['failed', 'fi'],
      [expect.stringMatching(/sent|queued/), 'sv'],
    ])
  })

  test('by another system names nobody', async () => {
    const email = newAddress()
    await create(person({ email }), world.service)
    expect((await mailTo(email)).mail.text).not.toContain('Aino')
  })

  test('that comes to nothing is not mailed', async () => {
    const email = newAddress()
    expect(
      await create(person({ email, employmentStartDate: '2026-02-01', employmentEndDate: '2026-01-01' })),
    ).toMatchObject({ status: 422 })
    const rows = [{ firstNames: 'A', lastName: 'B', role: 'employee', email }]
    await helmi.post('/v1/memberships/bulk', { rows, dryRun: true })
    expect(await mailsWritten(world.database, { to: email })).toEqual([])
  })

  test('repeated by its key is mailed once', async () => {
    const [email, body] = [newAddress(), newId()]
    const key = { 'idempotency-key': body }
    const first = await helmi.post('/v1/memberships', person({ email }), key)
    const again = await helmi.post('/v1/memberships', person({ email }), key)
    expect(again.body).toEqual(first.body)
    expect(await mailsWritten(world.database, { to: email })).toHaveLength(1)
  })
})

describe('in bulk', () => {
  test('everybody with an address gets a link of their own, in their language, by one statement', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      firstNames: `Rivi ${index}`,
      lastName: 'Joukko',
      role: 'employee',
      locale: (['fi', 'sv', 'en'] as const)[index % 3],
      ...(index % 10 !== 9 && { email: newAddress() }),
    }))
    const { body } = await helmi.post('/v1/memberships/bulk', { rows })
    const addresses = rows.flatMap(({ email }) => email ?? [])
    expect(body.results.filter(({ status }: { status: string }) => status === 'invited')).toHaveLength(54)
    const mails = await Promise.all(addresses.map(mailTo))
    const links = new Set(mails.map(({ mail }) => linkIn(mail.text)))
    expect(links.size).toBe(54)
    expect(mails.map(({ mail }) => /lang="(..)"/.exec(mail.html ?? '')?.[1])).toEqual(
      rows.flatMap(({ email, locale }) => (email === undefined ? [] : locale)),
    )
    const token = new URL([...links][17] ?? '').searchParams.get('token')
    const answer = await world.anonymous.post(
      '/v1/session/activate',
      { token, password: 'kelpo salasana 1' },
      origin,
    )
    expect(answer.status).toBeLessThan(300)
  })
})

describe('a mail that waits', () => {
  test.each([
    ['is deactivated', (id: string) => helmi.post(`/v1/memberships/${id}/deactivate`, {})],
    ['gets another address', (id: string) => helmi.patch(`/v1/memberships/${id}`, { email: newAddress() })],
  ])('is not sent to a member who meanwhile %s', async (_, change) => {
    verdict = { code: 450 }
    const email = newAddress()
    const { body } = await create(person({ email }))
    await vi.waitFor(async () => {
      const [mail] = await mailsWritten(world.database, { to: email })
      expect(await attemptsOf(mail?.id)).toBe(1)
    }, patience)
    expect((await change(body.id)).status).toBe(200)
    expect(await mailsWritten(world.database, { to: email })).toMatchObject([
      { status: 'failed', letter: null },
    ])
  })
})

/** Attempts of a mail that are logged and over. */
async function attemptsOf(id: string | undefined): Promise<number> {
  const [row] = await world.database.owner<{ made: number }>(
    'select jsonb_array_length(attempts) as made from outgoing_mails where id = $1 and lease_id is null',
    [id],
  )
  return row?.made ?? 0
}
