import { describe, expect, test } from 'vitest'
import { Keyring } from '../../../../../platform/secrets/keyring.ts'
import { hashOfCode, newCodes } from '../recovery-codes-store.ts'

const keyring = new Keyring(Buffer.alloc(32, 7))

describe('recovery codes', () => {
  test('are ten different ones in three groups', () => {
    const codes = newCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/)
  })

  test('are the same in any case, with or without hyphens, and with look-alikes', () => {
    const hash = hashOfCode(keyring, 'aino', '7h10-q9xm-01ra')
    for (const typed of ['7H10Q9XM01RA', ' 7h1o q9xm o1ra ', '7hlO-q9xm-0Ira'])
      expect(hashOfCode(keyring, 'aino', typed)).toEqual(hash)
  })

  test('are stored keyed, and each for its person', () => {
    const hash = hashOfCode(keyring, 'aino', '7h10-q9xm-01ra')
    expect(hashOfCode(keyring, 'eero', '7h10-q9xm-01ra')).not.toEqual(hash)
    expect(hashOfCode(new Keyring(Buffer.alloc(32, 8)), 'aino', '7h10-q9xm-01ra')).not.toEqual(hash)
  })
})
