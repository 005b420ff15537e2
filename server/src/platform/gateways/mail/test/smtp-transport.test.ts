import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  mailAuthority,
  mailServer,
  type MailServer,
  type MailServerOptions,
} from '../../../../../test/world/mail-server.ts'
import { newId } from '../../../vocabulary/ids.ts'
import { type MailMessage, MailRefused, type MailTransport } from '../mail.ts'
import { readMailbox } from '../mailbox.ts'
import { readSmtpUrl } from '../smtp-server.ts'
import { smtpTransport } from '../smtp-transport.ts'

const from = readMailbox('Meri Oy – konttori <konttori@meri.example>') ?? fail()

function fail(): never {
  throw new Error('the test is wrong')
}

function transportTo(url: string, ca: string | undefined = mailAuthority): MailTransport {
  const transport = smtpTransport({
    server: readSmtpUrl(url) ?? fail(),
    from,
    ...(ca !== undefined && { ca }),
  })
  onTestFinished(() => transport.close())
  return transport
}

const message = (more: Partial<MailMessage> = {}): MailMessage => ({
  id: newId(),
  writtenAt: '2026-11-20T07:00:00.000Z',
  to: { name: 'Väinö Mäkelä', address: 'vaino@example.com' },
  locale: 'fi',
  subject: 'Tervetuloa töihin: Öljy & Äly Oy',
  text: 'Hei Väinö,\n\nåäö €\n.\nFrom here on\n',
  html: '<p>Hei V&auml;in&ouml;, åäö €</p>',
  ...more,
})

const never = new AbortController().signal

async function sent(options: MailServerOptions, one: MailMessage = message()) {
  const server = await mailServer(options)
  const reply = await transportTo(server.url).send(one, never)
  const [received] = server.received
  if (!received) throw new Error('nothing was received')
  return { reply, received }
}

/** Why a message was not taken. */
async function refusal(sending: Promise<unknown>): Promise<MailRefused> {
  try {
    await sending
  } catch (error) {
    if (error instanceof MailRefused) return error
    throw error
  }
  throw new Error('the message was taken')
}

const refusedBy = async (options: MailServerOptions, url = (server: MailServer) => server.url) => {
  const server = await mailServer(options)
  return refusal(transportTo(url(server)).send(message(), never))
}

describe('a message', () => {
  test.each(['starttls', 'tls'] as const)('goes encrypted by %s, with credentials', async encryption => {
    const credentials = { user: 'konttori@meri.example', password: 'sala:sana/å@' }
    const { received } = await sent({ encryption, credentials })
    expect(received).toMatchObject({
      encrypted: true,
      user: 'konttori@meri.example',
      from: 'konttori@meri.example',
      to: ['vaino@example.com'],
    })
  })

  test('goes in clear where that was asked for on loopback', async () => {
    expect((await sent({ encryption: 'none' })).received.encrypted).toBe(false)
  })

  test('says who, what and in which letters', async () => {
    const { received } = await sent({})
    expect(received.mail).toMatchObject({
      from: { name: 'Meri Oy – konttori', address: 'konttori@meri.example' },
      to: [{ name: 'Väinö Mäkelä', address: 'vaino@example.com' }],
      subject: 'Tervetuloa töihin: Öljy & Äly Oy',
      html: expect.stringContaining('åäö €'),
    })
    expect(received.mail.text?.trim()).toBe('Hei Väinö,\n\nåäö €\n.\nFrom here on')
    expect(received.raw).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(received.mail.attachments).toEqual([])
  })

  test('has the same Message-ID and Date on every try, and asks for no automatic answer', async () => {
    const one = message()
    const server = await mailServer()
    const transport = transportTo(server.url)
    await transport.send(one, never)
    await transport.send(one, never)
    const headers = server.received.map(({ mail }) => [mail.messageId, mail.date])
    expect(headers).toEqual([
      [`<${one.id}@meri.example>`, '2026-11-20T07:00:00.000Z'],
      [`<${one.id}@meri.example>`, '2026-11-20T07:00:00.000Z'],
    ])
    const header = (key: string) => server.received[0]?.mail.headers.find(one => one.key === key)?.value
    expect(header('auto-submitted')).toBe('auto-generated')
    expect(header('content-language')).toBe('fi')
  })

  test('goes to an international domain in its ASCII form', async () => {
    const { received } = await sent({}, message({ to: { name: null, address: 'info@jõgeva.ee' } }))
    // The server shows its owner the letters; on the way they are ASCII.
    expect(received.to).toEqual(['info@jõgeva.ee'])
    expect(received.raw).toMatch(/^To: info@xn--jgeva-dua\.ee\r$/m)
  })

  test('goes to a mailbox with letters beyond ASCII', async () => {
    const { received } = await sent({}, message({ to: { name: null, address: 'väinö@example.com' } }))
    expect(received.to).toEqual(['väinö@example.com'])
  })

  test.each([
    ['subject', { subject: 'Hei\r\nBcc: victim@example.com\r\n\r\nbody' }],
    ['name', { to: { name: 'V\r\nBcc: victim@example.com', address: 'vaino@example.com' } }],
    ['name with quotes', { to: { name: '"x" <victim@example.com>,', address: 'vaino@example.com' } }],
  ])('cannot be given further headers or recipients by its %s', async (_, more) => {
    const { received } = await sent({}, message(more))
    expect(received.to).toEqual(['vaino@example.com'])
    expect(received.mail.bcc ?? []).toEqual([])
    expect(received.mail.to?.map(({ address }) => address)).toEqual(['vaino@example.com'])
    expect(received.mail.headers.map(({ key }) => key)).not.toContain('bcc')
  })
})

describe('a refusal', () => {
  test.each([450, 451, 452, 421])('%i may be otherwise later', async code => {
    expect(await refusedBy({ onRecipient: () => ({ code, text: 'Greylisted' }) })).toMatchObject({
      code: 'deferred',
      replyCode: code,
      message: expect.stringContaining('Greylisted'),
    })
  })

  test.each([550, 551, 553, 554])('%i of the recipient is final', async code => {
    expect(await refusedBy({ onRecipient: () => ({ code, text: 'No such user' }) })).toMatchObject({
      code: 'rejected',
      replyCode: code,
      message: expect.stringContaining('No such user'),
    })
  })

  test('of the sender or of the whole message is told by its code too', async () => {
    expect(await refusedBy({ onSender: () => ({ code: 553 }) })).toMatchObject({ code: 'rejected' })
    expect(await refusedBy({ onSender: () => ({ code: 451 }) })).toMatchObject({ code: 'deferred' })
    expect(await refusedBy({ onMessage: () => ({ code: 554, text: 'Spam' }) })).toMatchObject({
      code: 'rejected',
      replyCode: 554,
      message: expect.stringContaining('Spam'),
    })
    expect(await refusedBy({ onMessage: () => ({ code: 452 }) })).toMatchObject({ code: 'deferred' })
  })

  test('of our credentials is no refusal of the message, and does not tell them', async () => {
    const credentials = { user: 'konttori', password: 'oikea' }
    const wrong = (server: MailServer) => server.url.replace('oikea', 'vaara')
    const refused = await refusedBy({ credentials }, wrong)
    expect(refused).toMatchObject({ code: 'authentication_failed', replyCode: 535 })
    expect(refused.message).not.toContain('vaara')
    const none = (server: MailServer) => server.url.replace(/\/\/.*@/, '//')
    expect(await refusedBy({ credentials }, none)).toMatchObject({
      code: 'authentication_failed',
      replyCode: 530,
    })
  })
})

describe('nothing is said in clear', () => {
  test('to a server that offers no STARTTLS', async () => {
    const server = await mailServer({ encryption: 'none' })
    const plain = transportTo(server.url.replace('?tls=off', ''))
    expect(await refusal(plain.send(message(), never))).toMatchObject({ code: 'tls_failed' })
    expect(server.received).toEqual([])
  })

  test.each(['starttls', 'tls'] as const)(
    'to a server whose certificate nobody vouches for (%s)',
    async encryption => {
      const server = await mailServer({ encryption })
      const transport = smtpTransport({ server: readSmtpUrl(server.url) ?? fail(), from })
      onTestFinished(() => transport.close())
      const { code } = await refusal(transport.send(message(), never))
      expect(['tls_failed', 'connection_failed']).toContain(code)
      expect(server.received).toEqual([])
    },
  )
})

describe('a server', () => {
  test('that is away is told as such', async () => {
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const { port } = probe.address() as AddressInfo
    await new Promise(resolve => probe.close(resolve))
    const transport = transportTo(`smtp://127.0.0.1:${port}`)
    expect(await refusal(transport.send(message(), never))).toMatchObject({
      code: 'connection_failed',
      replyCode: null,
    })
  })

  test('that never answers is left when the caller will not wait any longer', async () => {
    const tarpit = createServer(() => {}).listen(0, '127.0.0.1')
    await once(tarpit, 'listening')
    onTestFinished(() => void tarpit.close())
    const { port } = tarpit.address() as AddressInfo
    const transport = transportTo(`smtp://127.0.0.1:${port}`)
    const reached = once(tarpit, 'connection')
    const patience = new AbortController()
    const sending = refusal(transport.send(message(), patience.signal))
    await reached
    patience.abort()
    expect(await sending).toMatchObject({ code: 'interrupted' })
  })

  test('that breaks off is told as such, and the next message finds a connection', async () => {
    let broken = false
    const server = await mailServer({
      onMessage: () => {
        if (broken) return undefined
        broken = true
        return { code: 421, text: 'Going down' }
      },
    })
    const transport = transportTo(server.url)
    expect(await refusal(transport.send(message(), never))).toMatchObject({ replyCode: 421 })
    await transport.send(message(), never)
    expect(server.received).toHaveLength(1)
  })
})
