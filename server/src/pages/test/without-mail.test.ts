import { expect, test } from 'vitest'
import { mailsWritten } from '../../../test/world/mail.ts'
import { startWorld } from '../../../test/world/world.ts'
import * as roster from '../../modules/people/members/port.ts'
import { resetRequests } from '../../modules/people/session/passwords/requests.ts'
import { readMailbox } from '../../platform/gateways/mail/mailbox.ts'
import { readSmtpUrl } from '../../platform/gateways/mail/smtp-server.ts'

const origin = 'https://konttori.example'
const [server, from] = [
  readSmtpUrl('smtp://127.0.0.1:1?tls=off'),
  readMailbox('Konttori <konttori@palvelu.example>'),
]
if (!server || !from) throw new Error('the test is wrong')
const held = await startWorld()
const mailing = await startWorld({ mail: { server, from } })

const words = {
  fi: { claim: /lähetämme|lähetimme|tulossa viesti/, truth: 'ei lähetä sähköpostia', admin: 'ylläpitäj' },
  sv: {
    claim: /skickar vi|har vi skickat|är ett meddelande/,
    truth: 'skickar inte e-post',
    admin: 'administratör',
  },
  en: {
    claim: /we will send|we have sent|link is on its way/,
    truth: 'does not send e-mail',
    admin: 'administrator',
  },
} as const

const pagesOf = (world: typeof held, language: string) =>
  Promise.all(
    ['/forgotten-password', '/forgotten-password/sent'].map(async path =>
      String((await world.anonymous.get(path, { 'accept-language': language })).body),
    ),
  )

test.each(['fi', 'sv', 'en'] as const)('a link is promised only where mail leaves, in %s', async language => {
  const { claim, truth, admin } = words[language]
  for (const page of await pagesOf(mailing, language)) {
    expect(page).toMatch(claim)
    expect(page).not.toContain(truth)
  }
  for (const page of await pagesOf(held, language)) {
    expect(page).not.toMatch(claim)
    expect(page).toContain(truth)
    expect(page).toContain(admin)
  }
})

test('what is said without mail is the same for every address, and true: administrators see the request', async () => {
  const { email } = held.meri.members.onni
  const answers = []
  for (const asked of [email, 'nobody@meri.example']) {
    const form = new URLSearchParams({ email: asked }).toString()
    const taken = await held.anonymous.post('/forgotten-password', form, {
      'content-type': 'application/x-www-form-urlencoded',
      origin,
    })
    answers.push([taken.status, taken.headers['location'], taken.headers['set-cookie'], taken.body])
  }
  expect(answers[0]).toEqual(answers[1])
  await resetRequests(held.app.services, roster).flush()
  expect(await mailsWritten(held.database, { to: email, kind: 'password_reset' })).toHaveLength(1)
  const seen = await held.as('aino').get('/v1/outgoing-mails?kind=password_reset')
  expect(seen.body.items).toMatchObject([{ status: 'held', to: { address: email } }])
})
