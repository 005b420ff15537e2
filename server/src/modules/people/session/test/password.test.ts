import { argon2Sync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashPassword, isPassword } from '../passwords/hashing.ts'
import { acceptPassword } from '../passwords/rules.ts'

describe('a password hash', () => {
  test('is an argon2id string with our cost, and is right for its password only', async () => {
    const encoded = await hashPassword('kolme sanaa')
    expect(encoded).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(await isPassword('kolme sanaa', encoded)).toBe(true)
    expect(await isPassword('kolme sanoa', encoded)).toBe(false)
    expect(await isPassword('', encoded)).toBe(false)
  })

  test('of one password is never the same twice', async () => {
    expect(await hashPassword('kolme sanaa')).not.toBe(await hashPassword('kolme sanaa'))
  })

  test('made with another cost is still understood', async () => {
    const salt = Buffer.from('0123456789abcdef')
    const hash = argon2Sync('argon2id', {
      message: 'vanha salasana',
      nonce: salt,
      memory: 64,
      passes: 3,
      parallelism: 2,
      tagLength: 24,
    })
    const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    const encoded = `$argon2id$v=19$m=64,t=3,p=2$${unpadded(salt)}$${unpadded(hash)}`
    expect(await isPassword('vanha salasana', encoded)).toBe(true)
    expect(await isPassword('uusi salasana', encoded)).toBe(false)
  })

  test('does not depend on how the keyboard composes a letter', async () => {
    const encoded = await hashPassword('p\u00e4iv\u00e4\u00e4')
    expect(await isPassword('pa\u0308iva\u0308a\u0308', encoded)).toBe(true)
  })

  test('that is not there is never matched', async () => {
    expect(await isPassword('', null)).toBe(false)
    expect(await isPassword('anything', null)).toBe(false)
  })

  test('that is not an argon2id string is an error, not a refusal', async () => {
    await expect(isPassword('x', 'plain text')).rejects.toThrow('not an argon2id string')
  })
})

test.each([
  ['kolme sanaa', 'password_too_weak'],
  ['kolme sanaa!', undefined],
  ['abababababababab', 'password_too_weak'],
  ['😀😃😄😁😆', 'password_too_weak'],
  ['aino.virtanen@example.fi', 'password_too_weak'],
  ['Aino.Virtanen1990', 'password_too_weak'],
  ['aino virtanen asuu täällä', undefined],
])('the password “%s” answers %s', (password, refusal) => {
  expect(acceptPassword(password, 'aino.virtanen@example.fi').refusal).toBe(refusal)
})
