import { describe, expect, test } from 'vitest'
import { codeAt, enrolmentUri, newSecret, stepAt, stepOf } from '../../totp/code.ts'

/** “12345678901234567890” in base32, the secret of RFC 6238's appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a code', () => {
  // RFC 6238, appendix B, SHA-1: eight digits there, of which six are shown.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds is the one of RFC 6238', (seconds, digits) => {
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(digits.slice(2))
  })

  const now = 1_111_111_109_000
  const present = stepAt(now)

  test('is taken one step early and one step late, and no further', () => {
    const taken = [-2, -1, 0, 1, 2].map(off => stepOf(secret, codeAt(secret, present + off), null, now))
    expect(taken).toEqual([undefined, present - 1, present, present + 1, undefined])
  })

  test('of a step that was used, or of one before it, is not taken', () => {
    const code = (off: number) => codeAt(secret, present + off)
    expect(stepOf(secret, code(0), present - 1, now)).toBe(present)
    expect(stepOf(secret, code(0), present, now)).toBeUndefined()
    expect(stepOf(secret, code(-1), present, now)).toBeUndefined()
    expect(stepOf(secret, code(1), present, now)).toBe(present + 1)
  })

  test('may be written in two halves', () => {
    expect(stepOf(secret, '081 804', null, now)).toBe(present)
  })

  test.each(['', '81804', '0081804', '٠٨١٨٠٤', 'abcdef'])('“%s” is none', text => {
    expect(stepOf(secret, text, null, now)).toBeUndefined()
  })
})

test('a secret has 160 random bits', () => {
  const secrets = Array.from({ length: 50 }, newSecret)
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(new Set(secrets).size).toBe(50)
})

test('the address for a QR code says who, where and how', () => {
  const uri = new URL(enrolmentUri(secret, 'aino+työ@example.fi'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Konttori:aino+työ@example.fi')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Konttori',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
