import { describe, expect, test } from 'vitest'
import { isSynthetic, normaliseAddress, syntheticAddress } from '../address.ts'

describe('two spellings of one mailbox are one address', () => {
  test.each([
    ['letter case', 'Aino.Virtanen@Example.FI', 'aino.virtanen@example.fi'],
    ['spaces around it', '  aino@example.fi\t', 'aino@example.fi'],
    ['full-width letters', 'ａｉｎｏ＠example.fi', 'aino@example.fi'],
    ['a decomposed letter', 'pa\u0308ivi@example.fi', 'päivi@example.fi'],
    ['a Finnish domain', 'aino@työ.fi', 'aino@xn--ty-gka.fi'],
    ['the same domain in ASCII', 'aino@XN--TY-GKA.fi', 'aino@xn--ty-gka.fi'],
    ['an ideographic full stop', 'aino@example。fi', 'aino@example.fi'],
  ])('%s', (_, written, known) => {
    expect(normaliseAddress(written)).toBe(known)
  })

  test('and normalising again changes nothing', () => {
    const once = normaliseAddress('Päivi+Työ@Työ.FI') ?? ''
    expect(normaliseAddress(once)).toBe(once)
  })
})

test.each([
  'o’malley@example.fi',
  '',
  'aino',
  '@example.fi',
  'aino@',
  'aino@example',
  'aino@127.0.0.1',
  'aino@[127.0.0.1]',
  'aino virtanen@example.fi',
  '.aino@example.fi',
  'aino..v@example.fi',
  'aino@-example.fi',
  'aino@example..fi',
  'aino@exa_mple.fi',
  'aino\u0000@example.fi',
  'aino@a@example.fi',
  `${'a'.repeat(65)}@example.fi`,
  `aino@${'a'.repeat(64)}.fi`,
  `aino@${'abcdefgh.'.repeat(30)}fi`,
])('%j is no address', text => {
  expect(normaliseAddress(text)).toBeUndefined()
})

test('plus tags and apostrophes belong to an address', () => {
  expect(normaliseAddress("o'malley+work@example.fi")).toBe("o'malley+work@example.fi")
})

describe('a synthetic address', () => {
  const address = syntheticAddress('019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01')

  test('can never be delivered to (RFC 2606)', () => {
    expect(address).toMatch(/\.invalid$/)
    expect(isSynthetic(address)).toBe(true)
    expect(isSynthetic('aino@example.fi')).toBe(false)
  })

  test('cannot be claimed by a caller', () => {
    expect(normaliseAddress(address)).toBeUndefined()
  })
})
