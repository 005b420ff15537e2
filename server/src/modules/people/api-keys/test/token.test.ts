import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { apiKeys } from '../contract.ts'
import { claimsToBeKey, hashOf, isWellFormed, newToken, tokenOf } from '../token.ts'

describe('a token', () => {
  test('of the same bytes is always the same', () => {
    const zero = tokenOf('live', new Uint8Array(32))
    expect(zero.text).toBe(`kt_live_${'0'.repeat(43)}${inBase62(crc32(`kt_live_${'0'.repeat(43)}`))}`)
    expect(zero.prefix).toBe('kt_live_0000')
    expect(zero.last4).toBe(zero.text.slice(-4))
  })

  test('of the greatest bytes still has 43 characters', () => {
    const greatest = tokenOf('test', new Uint8Array(32).fill(255)).text
    expect(greatest).toHaveLength('kt_test_'.length + 43 + 6)
    // 2^256 - 1 in base 62
    expect(greatest.slice(8, 51)).toBe(toBase62(2n ** 256n - 1n))
  })

  test('is never made twice, and is well-formed', () => {
    const tokens = Array.from({ length: 500 }, () => newToken('test').text)
    expect(new Set(tokens).size).toBe(500)
    expect(tokens.every(isWellFormed)).toBe(true)
  })

  test('needs 32 bytes', () => {
    expect(() => tokenOf('live', new Uint8Array(31))).toThrow(RangeError)
  })

  test('with any one character changed is malformed', () => {
    const { text } = newToken('live')
    for (let at = 0; at < text.length; at++) {
      const other = text[at] === 'x' ? 'y' : 'x'
      expect(isWellFormed(text.slice(0, at) + other + text.slice(at + 1)), `character ${at}`).toBe(false)
    }
  })

  test.each(['', 'kt_', 'kt_live_', 'kt_prod_' + '0'.repeat(49), 'kt_live_' + '0'.repeat(49), 'session:abc'])(
    '%s is malformed',
    text => {
      expect(isWellFormed(text)).toBe(false)
    },
  )

  test('of one environment is not a token of the other', () => {
    const { text } = newToken('live')
    expect(isWellFormed(text.replace('kt_live_', 'kt_test_'))).toBe(false)
  })
})

test('only what starts like a key claims to be one', () => {
  expect(claimsToBeKey('kt_nonsense')).toBe(true)
  expect(claimsToBeKey('session:kt_live_')).toBe(false)
})

test('the stored hash is SHA-256 of the whole text', () => {
  // FIPS 180-2, appendix B.1
  expect(hashOf('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const toBase62 = (value: bigint): string =>
  value === 0n ? '' : toBase62(value / 62n) + digits[Number(value % 62n)]
const inBase62 = (value: number): string => toBase62(BigInt(value)).padStart(6, '0')

test('the key of the reference is well-formed, so that a scanner tried on it finds it', () => {
  const { key, prefix, last4 } = apiKeys.operations.create.example.answer
  expect(isWellFormed(key)).toBe(true)
  expect([key.slice(0, 12), key.slice(-4)]).toEqual([prefix, last4])
})
