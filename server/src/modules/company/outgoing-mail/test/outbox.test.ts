import { describe, expect, test } from 'vitest'
import { mailsWritten } from '../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { locales } from '../../../../platform/vocabulary/locales.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { signedIn } from '../../../people/session/test/browser.ts'
import { mailFailureReasons } from '../reasons.ts'
import { failureCodes } from '../shapes.ts'
import { type NewMail, sendMail, sendMails } from '../port.ts'

const world = await startWorld()
const { services } = world.app
const browser = await signedIn(world, 'aino')

const inMeri = { orgId: world.meri.id, actor: systemActor, operation: 'test.mail', requestId: 'test' }

const mailTo = (address: string, more: Partial<NewMail> = {}): NewMail => ({
  kind: 'invitation',
  to: { address, name: 'Matti Meikäläinen' },
  locale: 'fi',
  subject: 'Tervetuloa',
  letter: {
    greeting: 'Hei Matti,',
    paragraphs: ['Olet saanut kutsun.'],
    action: { label: 'Aloita', url: `https://konttori.example/activate?token=${newId()}` },
    signature: 'Terveisin Meri Oy',
  },
  ...more,
})

/** Writes one mail in a transaction of Meri and answers its row in the outbox. */
async function written(mail: NewMail) {
  await services.transactions.run(inMeri, async tx => sendMail(tx, services, mail))
  const { body } = await browser.get('/v1/outgoing-mails?limit=1')
  return body.items[0]
}

describe('without a mail server', () => {
  test('a mail is held, and an administrator reads it with its link', async () => {
    const mail = mailTo('matti@meri.example')
    const row = await written(mail)
    expect(row).toMatchObject({
      kind: 'invitation',
      status: 'held',
      to: { address: 'matti@meri.example', name: 'Matti Meikäläinen', membershipId: null },
      subject: 'Tervetuloa',
      bodyKept: true,
      attempts: [],
    })
    expect(row).not.toHaveProperty('body')
    const { body: whole } = await browser.get(`/v1/outgoing-mails/${row.id}`)
    expect(whole.body.text).toContain(mail.letter.action?.url)
    expect(whole.body.html).toContain(mail.letter.action?.url)
  })

  test('the caller is told that nothing was sent', async () => {
    const sent = await services.transactions.run(inMeri, async tx =>
      sendMail(tx, services, mailTo('a@meri.example')),
    )
    expect(sent).toBe(false)
  })

  test('reading a body is written down, and reading the list is not', async () => {
    const { id } = await written(mailTo('luettu@meri.example'))
    const lines = () =>
      world.database.owner(
        'select action, operation, credential_kind from audit_entries where target_id = $1',
        [id],
      )
    expect(await lines()).toEqual([])
    await browser.get(`/v1/outgoing-mails/${id}`)
    expect(await lines()).toEqual([
      { action: 'outgoing_mails.read', operation: 'outgoingMails.get', credential_kind: 'session' },
    ])
  })
})

describe('the body of a mail', () => {
  test('is shown to no key, also not to an administrator’s', async () => {
    const { id } = await written(mailTo('avain@meri.example'))
    expect(await world.as('aino').get(`/v1/outgoing-mails/${id}`)).toMatchObject({
      status: 403,
      body: { code: 'api_key_cannot_manage_credentials' },
    })
  })

  test('is shown to no administrator when it is its recipient’s alone', async () => {
    const row = await written(mailTo('salasana@meri.example', { kind: 'password_reset' }))
    expect(row).toMatchObject({ confidential: true, bodyKept: true })
    const whole = await browser.get(`/v1/outgoing-mails/${row.id}`)
    expect(whole).toMatchObject({ status: 200, body: { id: row.id, body: null } })
    const [mail] = await mailsWritten(world.database, { to: 'salasana@meri.example' })
    expect(mail?.letter?.greeting).toBe('Hei Matti,')
  })

  test('is nowhere in the database in clear', async () => {
    const mail = mailTo('suljettu@meri.example')
    await written(mail)
    const rows = await world.database.owner<{ row: string }>('select m::text as row from outgoing_mails m')
    const token = mail.letter.action?.url.split('=')[1] ?? ''
    expect(rows.some(({ row }) => row.includes('suljettu'))).toBe(true)
    for (const { row } of rows) {
      expect(row).not.toContain(token)
      expect(row).not.toContain(Buffer.from(token).toString('hex'))
    }
  })

  test('that was sealed by another secret is no body any more, and no error', async () => {
    const { id } = await written(mailTo('vaihdettu@meri.example'))
    const damage =
      'update outgoing_mails set sealed = set_byte(sealed, 30, 255 - get_byte(sealed, 30)) where id = $1'
    await world.database.owner(damage, [id])
    const answer = await browser.get(`/v1/outgoing-mails/${id}`)
    expect(answer).toMatchObject({ status: 200, body: { body: null } })
    await world.database.owner('delete from outgoing_mails where id = $1', [id])
  })

  test('of another organisation is as good as none', async () => {
    const { id } = await written(mailTo('meri@meri.example'))
    const other = await signedIn(world, 'sanna')
    expect(await other.get(`/v1/outgoing-mails/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'outgoing_mail_not_found' },
    })
    expect((await other.get('/v1/outgoing-mails')).body.items).toEqual([])
  })
})

describe('a mail', () => {
  test('vanishes with the write that it tells of', async () => {
    const address = 'peruttu@meri.example'
    await services.transactions.run({ ...inMeri, dryRun: true }, async tx =>
      sendMail(tx, services, mailTo(address)),
    )
    const failing = services.transactions.run(inMeri, async tx => {
      sendMail(tx, services, mailTo(address))
      throw new Error('the write fails')
    })
    await expect(failing).rejects.toThrow('the write fails')
    expect(await mailsWritten(world.database, { to: address })).toEqual([])
  })

  test('with a useless link is superseded by the next, and only by one about the same', async () => {
    const [first, other] = [newId(), newId()]
    const about = (id: string) => ({ about: { type: 'membership', id } })
    const earlier = await written(mailTo('eka@meri.example', about(first)))
    const unrelated = await written(mailTo('muu@meri.example', about(other)))
    await written(mailTo('eka@meri.example', about(first)))
    expect((await browser.get(`/v1/outgoing-mails/${earlier.id}`)).body).toMatchObject({
      status: 'failed',
      failureCode: 'superseded',
      bodyKept: false,
      body: null,
    })
    expect((await browser.get(`/v1/outgoing-mails/${unrelated.id}`)).body).toMatchObject({ status: 'held' })
  })

  test.each([
    'no address',
    'two@meri.example, more@meri.example',
    'line@meri.example\r\nBcc: victim@meri.example',
    'Name <bracket@meri.example>',
    '',
  ])('to “%s” is refused before it is written', async address => {
    await expect(
      services.transactions.run(inMeri, async tx => sendMail(tx, services, mailTo(address))),
    ).rejects.toThrow(RangeError)
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://a b', '//example.com'])(
    'with the link “%s” is refused before it is written',
    async url => {
      const letter = { greeting: '', paragraphs: [], action: { label: 'x', url }, signature: '' }
      await expect(
        services.transactions.run(inMeri, async tx =>
          sendMail(tx, services, mailTo('x@meri.example', { letter })),
        ),
      ).rejects.toThrow(RangeError)
    },
  )

  test('has its subject and its name on one line', async () => {
    const row = await written(
      mailTo('rivi@meri.example', {
        to: { address: 'rivi@meri.example', name: 'Matti\r\nBcc: victim@meri.example' },
        subject: 'Hei\r\n\r\nToinen\u2028osa\u202e',
      }),
    )
    expect(row.subject).toBe('Hei Toinen osa')
    expect(row.to.name).toBe('Matti Bcc: victim@meri.example')
  })
})

describe('the list', () => {
  test.each(failureCodes)('says in the language of its reader that a mail failed as %s', async code => {
    const { id } = await written(mailTo('eimene@meri.example'))
    const failing = `update outgoing_mails set status = 'failed', failure_code = $2, failed_at = now(),
      next_attempt_at = null, sealed = null where id = $1`
    await world.database.owner(failing, [id, code])
    for (const language of locales) {
      const { body } = await browser.get(`/v1/outgoing-mails?ids=${id}`, { 'accept-language': language })
      const { sentence } = mailFailureReasons[`mail_${code}`]
      expect(body.items).toMatchObject([
        {
          failureCode: code,
          failureReason: { code: `mail_${code}`, values: {}, detail: sentence[language] },
        },
      ])
    }
  })

  test('is filtered by status and kind', async () => {
    await services.transactions.run(inMeri, async tx =>
      sendMails(tx, services, [
        mailTo('suodatin@meri.example', { kind: 'webhook_failing' }),
        mailTo('suodatin@meri.example', { kind: 'api_key_expiry' }),
      ]),
    )
    const kinds = async (query: string) =>
      new Set(
        (await browser.get(`/v1/outgoing-mails?${query}`)).body.items.map(
          ({ kind }: { kind: string }) => kind,
        ),
      )
    expect(await kinds('kind=webhook_failing')).toEqual(new Set(['webhook_failing']))
    expect(await kinds('status=held&kind=api_key_expiry')).toEqual(new Set(['api_key_expiry']))
    expect(await kinds('status=sent')).toEqual(new Set())
    expect((await browser.get('/v1/outgoing-mails?kind=gossip')).status).toBe(400)
  })

  test('needs an administrator', async () => {
    expect(await world.as('helmi').get('/v1/outgoing-mails')).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    })
    expect((await world.as('aino').get('/v1/outgoing-mails')).status).toBe(200)
  })

  test('gives every mail once, page by page', async () => {
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await browser.get(`/v1/outgoing-mails?limit=3${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.items.map(({ id }: { id: string }) => id))
      cursor = body.pageInfo.nextCursor
    }
    const all = (await mailsWritten(world.database)).map(({ id }) => id)
    expect(seen).toEqual(all.reverse())
  })
})
