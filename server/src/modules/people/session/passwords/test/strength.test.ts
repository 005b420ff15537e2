import { describe, expect, test } from 'vitest'
import { acceptChoice } from '../choosing.ts'

const aino = {
  email: 'aino.virtanen@pajula.example',
  names: ['Aino Virtanen', 'Pajulan Rakennus Oy'],
}

const answerTo = async (password: string) => (await acceptChoice(password, aino)).refusal

describe('a password that everybody tries first', () => {
  test.each([
    '123456789012',
    '098765432109',
    'salasana1234',
    'Salasana1234!',
    'salasana2026!',
    'lösenord1234',
    'Losenord1234',
    'password1234',
    'P@ssw0rd1234!',
    'qwertyuiop12',
    'qwertyuiopå¨',
    '1q2w3e4r5t6y',
    'abcdefghijkl',
    'kesäkesäkesä',
    'kesakesa2026',
    'Sommar202612',
    'talvi2026talvi',
    'Helsinki2026!',
    'Helsingfors26',
    'jokeri123456',
    'perkele12345',
    'kissakoira12',
    'konttori2026',
    'virtanen1234',
    'letmein123456',
    'welcome12345',
    '11.12.201313.12',
  ])('is refused: “%s”', async password => {
    expect(await answerTo(password)).toBe('password_too_weak')
  })
})

describe('a password made of the person’s own words', () => {
  test.each([
    'ainovirtanen1',
    'Aino.Virtanen1985',
    'virtanenaino12',
    'aino.virtanen@pajula.example',
    'pajula123456',
    'Pajulanrakennus1',
    'pajulanrakennusoy',
    'Pajula Rakennus',
    'ainopajula2026',
  ])('is refused: “%s”', async password => {
    expect(await answerTo(password)).toBe('password_too_weak')
  })

  test('is refused only to that person', async () => {
    const unusual = 'Xylvestri Qvornakka Oy'
    expect(await answerTo('qvornakkaxylvestri')).toBeUndefined()
    const one = { email: 'x@qvornakka.example', names: [unusual] }
    expect((await acceptChoice('qvornakkaxylvestri', one)).refusal).toBe('password_too_weak')
  })
})

describe('a password that nobody finds soon', () => {
  test.each([
    'kolme sanaa ja luku 7',
    'luotettava salasana 1',
    'neljä muuta sanaa, ei lukua',
    'hevonen kissa koira lammas',
    'tämä on pitkä lause jota kukaan ei arvaa',
    'Xk9$mQ2!vR7z',
    'пять несвязанных слов подряд',
    '正しい馬の電池ホチキス留め',
    '🐴🔋📎✅🌧️🧦🪁🥖🦔🎻🪜🧭',
    ' alku ja loppu välilyönnein ',
  ])('is accepted, whatever it is made of: “%s”', async password => {
    expect(await answerTo(password)).toBeUndefined()
  })
})

test.each([
  'password1'.repeat(30),
  '4@8({[<3690!|1/5$7+%2'.repeat(13),
  '31.12.2015'.repeat(26),
  Array.from({ length: 256 }, (_, index) => String.fromCodePoint(33 + ((index * index * 31) % 94))).join(''),
])('a password of 256 characters is looked at while the loop goes on: “%s”', async text => {
  let loopWentOn = false
  setImmediate(() => (loopWentOn = true))
  await answerTo(text.slice(0, 256))
  expect(loopWentOn).toBe(true)
})
