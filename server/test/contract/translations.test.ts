import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { catalogueOf } from '../../src/platform/contract/family.ts'
import { saidIn, type Translations } from '../../src/platform/contract/refusals.ts'

const catalogue = [...catalogueOf(modules.map(({ contract }) => contract))]
const translated = ['fi', 'sv'] as const

/** What is no sentence: code, and what is spelled the same in every language. */
const spans = (text: string) => [...new Set(text.match(/`[^`]*`/g))].toSorted()
const words = (text: string) => text.replaceAll(/`[^`]*`/g, ' ')
const numbers = (text: string) => (words(text).match(/\d+/g) ?? []).toSorted()

/** English words that are none in Finnish and Swedish. */
const english =
  /\b(the|and|with|again|send|read|your|you|member|which|that|there|this|those|change|changed|first|leave|has|have|day|does|what|from|its|their|nothing|somebody)\b/i

/** Words that the glossary of `docs/words.md` puts aside for another one. */
const putAside = {
  fi: /työaikakirjau|käyttäjä|poissaolotyyppi|hyväksymi|esimie|leimaamis|tuntikirjau/i,
  sv: /användare|godkännelse|arbetsledning|ledighetstyp|stämpelkort|anställd(?! (den|på))/i,
}

const mistakes = (
  check: (
    said: { title: string; remedy: string },
    english: { title: string; remedy: string },
    language: 'fi' | 'sv',
  ) => boolean,
) =>
  catalogue.flatMap(([code, refusal]) =>
    translated
      .filter(language => check(saidIn(language, refusal), refusal, language))
      .map(language => `${code} in ${language}: ${Object.values(saidIn(language, refusal)).join(' | ')}`),
  )

describe('every code says in Finnish and Swedish', () => {
  it('what happened, in a few words, and what to do, in sentences', () =>
    expect(
      mistakes(
        ({ title, remedy }) =>
          !/^\S.{3,100}[^.\s]$/.test(title) || !/^\S.{3,}[.)]$/.test(remedy) || title.trim() !== title,
      ),
    ).toEqual([]))

  it('something of its own, without a word of English', () =>
    expect(
      mistakes(
        (said, { title, remedy }) =>
          said.title === title ||
          said.remedy === remedy ||
          english.test(words(`${said.title} ${said.remedy}`)),
      ),
    ).toEqual([]))

  it('the same fields, operations and numbers as in English', () =>
    expect(
      mistakes((said, original) =>
        (['title', 'remedy'] as const).some(
          part =>
            String(spans(said[part])) !== String(spans(original[part])) ||
            String(numbers(said[part])) !== String(numbers(original[part])),
        ),
      ),
    ).toEqual([]))

  it('sentences that differ between the two', () =>
    expect(
      catalogue
        .filter(
          ([
            ,
            {
              translations: { fi, sv },
            },
          ]) => fi[0] === sv[0] || fi[1] === sv[1],
        )
        .map(([code]) => code),
    ).toEqual([]))

  it('what it says by the words of the glossary', () =>
    expect(
      mistakes(({ title, remedy }, _, language) => putAside[language].test(words(`${title} ${remedy}`))),
    ).toEqual([]))
})

describe('the translations that stand beside the codes of a folder', async () => {
  const root = resolve(import.meta.dirname, '../../src')
  const codes = new Map(catalogue)
  const files = await Promise.all(
    globSync('**/*-translations.ts', { cwd: root }).map(async path => {
      const [records] = Object.values(
        (await import(join(root, path))) as Record<string, Record<string, Translations>>,
      )
      return { path, records: Object.entries(records ?? {}) }
    }),
  )

  it.each(files)('$path are of codes that there are, and are what they say', ({ records }) => {
    expect(records.length).toBeGreaterThan(0)
    for (const [code, translations] of records) expect(codes.get(code)?.translations).toEqual(translations)
  })

  it('are named where the page says it', () =>
    expect(readFileSync(join(root, '../../CONTRIBUTING.md'), 'utf8')).toContain('`refusal-translations.ts`'))
})
