import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { testDatabase } from '../../../../../test/world/database.ts'
import { fold } from '../../../../platform/data/folding.ts'
import { digitsOf } from '../phone.ts'
import { question } from '../question.ts'

describe('a folded text', () => {
  it.each([
    ['Äänekoski', 'aanekoski'],
    ['Äänekoski'.normalize('NFD'), 'aanekoski'],
    ['ÅSA Öberg', 'asa oberg'],
    ['Crème brûlée', 'creme brulee'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Ødegård Ærø', 'odegard aero'],
    ['Łukasz Þór Đặng', 'lukasz thor dang'],
    ['ﬁ Ａ１２３', 'fi a123'],
    ['  a \t b\u00a0\u3000c ', 'a b c'],
    ['Vir\u00adta\u200bnen\u202e', 'virtanen'],
    ['O’Brien – Söhne', "o'brien - sohne"],
    ['Щукин Οδυσσέας', 'sukin odusseas'],
    ['İSTANBUL ısı', 'istanbul isi'],
    ['a|b', 'a¦b'],
    ['50 % _x_', '50 % _x_'],
    ['日本', '日本'],
    ['\u0301', ''],
  ])('of %s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})

test('the database folds as the service does, and telephone numbers too', async () => {
  const { owner } = await testDatabase()
  const letters = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(...Array.from('ÄäÖöÅåßẞøØæÆœŒþÞıİ|’‐– \u00a0\u0301\u200b\u202eЖяΩσς％＿1２+-()')),
    }),
  )
  const texts = fc.sample(
    letters.map(text => text.replaceAll('\0', '').toWellFormed()),
    1000,
  )
  const folded = await owner<{ text: string; phone: string }>(
    'select search_fold(t) as text, search_phone(t) as phone from unnest($1::text[]) with ordinality u(t, n) order by n',
    [texts],
  )
  expect(folded.map(({ text }) => text)).toEqual(texts.map(fold))
  expect(folded.map(({ phone }) => phone)).toEqual(texts.map(text => digitsOf(text).digits))
})

describe('a question', () => {
  it('of signs or of another script knows that no index helps', () => {
    for (const text of ['%%%', '日本語', '!', '—']) expect(question(text)?.isIndexed).toBe(false)
    for (const text of ['a', 'ä', '1', 'abc', '日本 abc']) expect(question(text)?.isIndexed).toBe(true)
  })

  it('narrows down by its two longest words and looks for all', () => {
    expect(question('on Matti Virtanen')).toMatchObject({
      narrowing: [
        { part: '%virtanen%', word: '% virtanen%' },
        { part: '%matti%', word: '% matti%' },
      ],
      all: ['% on%', '%matti%', '%virtanen%'],
    })
  })

  it('of very many words is of eight', () => {
    expect(question('ab '.repeat(66))?.all).toHaveLength(8)
  })

  it('has no words in what folds to nothing', () => {
    expect(question('\u202e\u200b')).toBeUndefined()
  })
})
