import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { reasonsOf } from '../../src/platform/contract/family.ts'
import { exampleOf } from '../../src/platform/contract/openapi/example.ts'
import { type DeclaredReason, platformReasons } from '../../src/platform/contract/reasons.ts'
import { sentenceOf } from '../../src/platform/contract/sentences.ts'
import { locales } from '../../src/platform/vocabulary/locales.ts'

const contracts = modules.map(({ contract }) => contract)
const declared = [...reasonsOf(contracts)]

/** What a message says, as the library reads it. */
interface Part {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>
}
const [words, select, plural] = [0, 5, 6]

const partsOf = (message: string): readonly Part[] => {
  const read = (parts: readonly Part[]): readonly Part[] =>
    parts.flatMap(part => [part, ...Object.values(part.options ?? {}).flatMap(({ value }) => read(value))])
  return read(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst() as Part[])
}

const namesIn = (message: string): string[] =>
  [...new Set(partsOf(message).flatMap(({ type, value = '' }) => (type === words ? [] : [value])))].sort()

it('every reason is the committed one, with its values and its sentences', () =>
  expect(
    declared
      .map(([code, { values, sentence }]) =>
        [
          `${code}: ${Object.keys(values).join(', ')}`,
          ...locales.map(language => `  ${language} ${sentence[language]}`),
          '',
        ].join('\n'),
      )
      .sort()
      .join(''),
  ).toMatchFileSnapshot('../golden/reasons.txt'))

it('no code is declared twice', () => {
  const codes = contracts.flatMap(({ reasons = {} }) => Object.keys(reasons))
  expect([...new Set(codes)]).toHaveLength(codes.length)
})

describe.each(locales)('a sentence in the language %s', language => {
  it.each(declared)('of %s uses exactly the values that come with it', (_code, { values, sentence }) =>
    expect(namesIn(sentence[language])).toEqual(Object.keys(values).sort()),
  )

  it.each(declared)('of %s says what may be null only where it is not', (code, reason) => {
    const example = examplesOf(reason)
    const selected = partsOf(reason.sentence[language]).filter(({ type }) => type === select)
    const without = selected.flatMap(({ value = '' }) =>
      mayBeNull(reason, value) ? [{ ...example, [value]: null }] : [],
    )
    for (const values of [example, examplesOf(reason, true), ...without]) {
      const said = sentenceOf({ [code]: reason }, { code, values }, language)
      expect(said).not.toMatch(/[{}]|undefined|null|NaN|\bnone\b/)
      expect(said.trim()).not.toBe('')
    }
  })

  it.each(declared)('of %s counts by numbers alone', (_code, { values, sentence }) => {
    for (const { type, value = '' } of partsOf(sentence[language]))
      if (type === plural) expect(JSON.stringify(values[value]?.schema)).toMatch(/"type":"(integer|number)"/)
  })
})

it('each language has words of its own', () => {
  const wordsOf = (message: string) =>
    partsOf(message)
      .flatMap(({ type, value = '' }) => (type === words ? [value] : []))
      .join('')
  for (const [code, { sentence }] of declared) {
    const said = locales.map(language => wordsOf(sentence[language]))
    if (!said.some(one => /\p{L}{2}/u.test(one))) continue
    expect([code, new Set(said).size]).toEqual([code, locales.length])
  }
})

it('what was kept before there were codes is said as it was kept', () => {
  const reason = { code: 'kept_in_english', values: { sentence: '450 min: normal work.' } } as const
  for (const language of locales)
    expect(sentenceOf(platformReasons, reason, language)).toBe('450 min: normal work.')
})

it('a type is called by its name in the language of the sentence, and by its code where what was kept has none', () => {
  const { absence_counts_to_target: reason } = Object.fromEntries(declared)
  if (!reason) throw new Error('the reason is declared')
  const said = (language: (typeof locales)[number], called: object) =>
    sentenceOf(
      { absence_counts_to_target: reason },
      {
        code: 'absence_counts_to_target',
        values: { minutes: 60, fromMinutes: null, toMinutes: null, entryType: 'doctor', ...called },
      },
      language,
    )
  const names = { fi: 'Lääkäri', sv: 'Läkare', en: 'Doctor' }
  for (const language of locales) {
    expect(said(language, { entryTypeName: names })).toContain(names[language])
    expect(said(language, { entryTypeName: names })).not.toContain('doctor')
    expect(said(language, {})).toContain('doctor')
  }
})

/** Whether the value itself may be null, whatever is within it. */
function mayBeNull({ values }: DeclaredReason, name: string): boolean {
  const { type, anyOf = [] } = (values[name]?.schema ?? {}) as unknown as Nullable
  return [type].flat().includes('null') || anyOf.some(one => one.type === 'null')
}

interface Nullable {
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly { readonly type?: string }[]
}

/** Values that fit; null, where they may be. */
const examplesOf = (reason: DeclaredReason, empty = false): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(reason.values).map(([name, { schema }]) => [
      name,
      empty && mayBeNull(reason, name) ? null : exampleOf(schema, name),
    ]),
  )
