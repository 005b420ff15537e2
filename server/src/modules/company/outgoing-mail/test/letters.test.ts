import { describe, expect, test } from 'vitest'
import { locales } from '../../../../platform/vocabulary/locales.ts'
import { htmlOf, type Letter } from '../letters/html.ts'
import { textOf } from '../letters/text.ts'

const hostile = `<script>alert("x")</script> & 'quoted' <img src=//evil.example/p.gif>`
const url = 'https://konttori.example/activate?token=abc&next=%2F'

const letter: Letter = {
  greeting: `Hei ${hostile}`,
  paragraphs: ['Ensimmäinen', hostile, 'kaksi\nriviä'],
  action: { label: `Avaa ${hostile}`, url },
  remarks: ['Huomautus'],
  signature: `Terveisin ${hostile}`,
}

describe('the HTML of a letter', () => {
  const html = htmlOf(letter, `Aihe ${hostile}`, 'fi')

  test('has nothing in it that anybody put there but us', () => {
    expect(html).not.toMatch(/<(script|img)/i)
    expect(html.match(/&lt;script&gt;/g)?.length).toBe(5)
  })

  test('asks for nothing from outside', () => {
    expect(html).not.toMatch(/<(img|link|iframe|script|video|object)|url\(|@import|srcset|background=/i)
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(match => match[1])
    expect(new Set(addresses)).toEqual(new Set(['https://konttori.example/activate?token=abc&amp;next=%2F']))
  })

  test.each(locales)('says its language, %s', locale =>
    expect(htmlOf(letter, 'x', locale)).toContain(`<html lang="${locale}">`),
  )
})

describe('the text of a letter', () => {
  const text = textOf(letter, 'fi')
  const parts = [
    letter.greeting,
    'Ensimmäinen',
    `\n${hostile}\n`,
    'kaksi\nriviä',
    url,
    'Huomautus',
    letter.signature,
  ]

  test('says the same, in the same order', () => {
    const places = parts.map(part => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('has the link on a line of its own, whole', () => expect(text.split('\n')).toContain(url))
})

test('a letter without an action has no link', () => {
  const plain: Letter = { greeting: 'Hei', paragraphs: ['Tiedoksi'], signature: 'Konttori' }
  expect(htmlOf(plain, 'x', 'en')).not.toContain('href')
  expect(textOf(plain, 'en')).not.toContain('http')
})
