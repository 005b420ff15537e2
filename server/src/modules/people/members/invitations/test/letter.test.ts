import { describe, expect, test } from 'vitest'
import { locales } from '../../../../../platform/vocabulary/locales.ts'
import { dateAndTime } from '../../../../company/outgoing-mail/port.ts'
import { type InvitationNews, invitationMail } from '../letter.ts'

const url = 'https://konttori.example/activate?token=abc'
const news = (more: Partial<InvitationNews> = {}): InvitationNews => ({
  organisation: 'Meri Oy',
  inviter: 'Aino Virtanen',
  name: 'Väinö',
  url,
  until: 'UNTIL',
  ...more,
})

const said = ({ letter }: ReturnType<typeof invitationMail>): string =>
  [letter.greeting, ...letter.paragraphs, ...(letter.remarks ?? []), letter.signature].join('\n')

describe.each(locales)('an invitation in %s', locale => {
  test('says who invites whom to what, until when, and where to go', () => {
    const mail = invitationMail(news(), locale)
    for (const fact of ['Meri Oy', 'Aino Virtanen', 'Väinö', 'UNTIL']) expect(said(mail)).toContain(fact)
    expect(mail.subject).toContain('Meri Oy')
    expect(mail.letter.action?.url).toBe(url)
  })

  test('names nobody where a system invites', () => {
    const text = said(invitationMail(news({ inviter: null }), locale))
    expect(text).toContain('Meri Oy')
    expect(text).not.toMatch(/null|undefined|Aino/)
  })

  test('keeps the link, which is a secret, to the one place that is a link', () => {
    const mail = invitationMail(news(), locale)
    expect(`${mail.subject}${said(mail)}`).not.toContain('token')
  })
})

test('the three languages say three different things', () => {
  const texts = locales.map(locale => said(invitationMail(news(), locale)))
  expect(new Set(texts).size).toBe(3)
})

test.each([
  ['fi', '5. joulukuuta 2026 klo 1.30'],
  ['sv', '5 december 2026 kl. 1.30'],
  ['en', '5 December 2026 at 01:30'],
] as const)('a date in %s is that of the organisation’s zone', (locale, text) => {
  const shown = dateAndTime('2026-12-04T23:30:00.000Z', 'Europe/Helsinki', locale)
  expect(shown.replaceAll('\u202f', ' ')).toBe(text)
})
