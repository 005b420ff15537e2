import { describe, expect, it } from 'vitest'
import { locales } from '../../src/platform/vocabulary/locales.ts'
import { kindNames } from '../../src/modules/company/outgoing-mail/kinds.ts'
import { sampleMails, samplesOfKinds } from './sample-letters.ts'

const mails = Object.entries(sampleMails)
const wordsOf = (kind: string, locale: (typeof locales)[number]): string[] => {
  const { subject, letter } = sampleMails[kind]?.(locale) ?? expect.fail(kind)
  const { greeting, paragraphs, action, remarks = [] } = letter
  return [subject, greeting, ...paragraphs, ...(action ? [action.label] : []), ...remarks]
}

/** Words that are none of the language, nor a name or an address. */
const foreign = {
  fi: /(?<!\p{L})(the|and|your|you|is|has|till|och|att|har|den|som|inte)(?!\p{L})/iu,
  sv: /(?<!\p{L})(the|your|you|has|ja|sinun|olet|on|ei)(?!\p{L})/iu,
  en: /(?<!\p{L})(och|att|har|inte|ja|sinun|olet|alla|ei)(?!\p{L})/iu,
}

/** Other words for the things that `docs/words.md` names. */
const putAside = {
  fi: /pääkäyttäj|uloskirja|sisäänkirja|käyttäjätunnu|esimie/i,
  sv: /skift|användare|ansökan|arbetsledning/i,
  en: /\b(user|holiday request|timesheet)s?\b/i,
}

describe.each(locales)('mail in the language %s', locale => {
  it.each(mails)('of %s says everything in it', kind => {
    for (const said of wordsOf(kind, locale)) {
      const [plain] = said.split('https://')
      expect(plain).not.toMatch(foreign[locale])
      expect(plain).not.toMatch(/\b(undefined|null|NaN)\b|[{}]/)
    }
  })

  it.each(mails)('of %s uses the words of the glossary', kind => {
    for (const said of wordsOf(kind, locale)) expect(said).not.toMatch(putAside[locale])
  })

  it.each(mails)('of %s begins its sentences as the language does', kind => {
    const [, greeting = '', first = ''] = wordsOf(kind, locale)
    // In Finnish what follows the greeting goes on after its comma.
    expect(greeting).toMatch(locale === 'sv' ? /!$/ : /,$/)
    if (locale !== 'fi') expect(first).toMatch(/^[\p{Lu}\d]/u)
  })

  it.each(mails)('of %s writes dates as people do', kind => {
    for (const said of wordsOf(kind, locale)) {
      expect(said).not.toMatch(/\d{4}-\d\d-\d\d|\d\d?\/\d/)
      // Within a sentence a Swedish date has its article.
      if (locale === 'sv') expect(said).not.toMatch(/(?<!den)(?<=\p{Ll}) \d{1,2} (november|december) 2026/u)
    }
  })
})

it('every kind of mail has a sample', () => {
  expect(Object.keys(samplesOfKinds).sort()).toEqual([...kindNames].sort())
  for (const kind of kindNames) expect(Object.keys(samplesOfKinds[kind]).length).toBeGreaterThan(0)
})

it('what is decided has in a mail the name that it has in the queue', () => {
  const third = (kind: string) => locales.map(locale => wordsOf(kind, locale)[3])
  expect(third('a swap that is proposed')).toEqual([
    'Vuoronvaihto 9.00–17.30 ↔ 9.00–17.30',
    'Byte av pass 9.00–17.30 ↔ 9.00–17.30',
    'Swap of shifts 09:00–17:30 ↔ 09:00–17:30',
  ])
  expect(third('a claim that is approved')).toEqual([
    'Avoin vuoro 9.00–17.30',
    'Ledigt pass 9.00–17.30',
    'Open shift 09:00–17:30',
  ])
})

it('each language has words of its own in every mail', () => {
  for (const [kind] of mails) {
    const [fi = '', sv = '', en = ''] = locales.map(locale => wordsOf(kind, locale).join('\n'))
    expect([kind, new Set([fi, sv, en]).size]).toEqual([kind, 3])
  }
})

it('one thing is called one, and several are several', () => {
  const said = (kind: string) => locales.map(locale => wordsOf(kind, locale).join('\n'))
  expect(said('a reminder of 1')).toEqual([
    expect.stringContaining('Kauimmin odottanut:'),
    expect.stringContaining('Det som har väntat längst:'),
    expect.stringContaining('What has waited longest:'),
  ])
  expect(said('a plan that loses one shift')).toEqual([
    expect.stringContaining('Tämä vuoro ei enää ole sinun:'),
    expect.stringContaining('Det här passet är inte längre ditt:'),
    expect.stringContaining('This shift is not yours any more:'),
  ])
  expect(said('a plan with one line too many')).toEqual([
    expect.stringMatching(/Nämä vuorot eivät enää ole sinun:[^]*… ja 1 muu\./),
    expect.stringMatching(/De här passen är inte längre dina:[^]*… och 1 till\./),
    expect.stringMatching(/These shifts are not yours any more:[^]*… and 1 more\./),
  ])
})

it('amounts are written as the language writes them, their unit beside them', () =>
  expect(locales.map(locale => wordsOf('a budget of money', locale).slice(0, 3).join('\n'))).toEqual([
    expect.stringMatching(/82,5\u00a0%[^]*10\u00a0345,50\u00a0€ \/ 12\u00a0500,00\u00a0€/),
    expect.stringMatching(/82,5\u00a0%[^]*10\u00a0345,50\u00a0€ \/ 12\u00a0500,00\u00a0€/),
    expect.stringMatching(/82\.5\u00a0%[^]*10,345\.50\u00a0€ of 12,500\.00\u00a0€/),
  ]))

it('a line of a plan says the day, the month and the times of the clock', () =>
  expect(locales.map(locale => wordsOf('a plan of one shift', locale)[3]?.split('\n')[1])).toEqual([
    'la 5.12. klo 09.00–17.30',
    'lör 5.12 09.00–17.30',
    'Sat 5 Dec, 09:00–17:30',
  ]))
