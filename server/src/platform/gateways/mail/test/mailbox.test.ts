import { describe, expect, test } from 'vitest'
import { headerText, readAddress, readMailbox } from '../mailbox.ts'

describe('an address', () => {
  test.each([
    ['aino@example.com', 'aino@example.com'],
    ['aino.virtanen+työ@example.com', 'aino.virtanen+työ@example.com'],
    ['väinö@jõgeva.ee', 'väinö@xn--jgeva-dua.ee'],
    ["o'brien@example.com", "o'brien@example.com"],
    ['root@localhost', 'root@localhost'],
  ])('%s is one', (text, address) => expect(readAddress(text)).toBe(address))

  test.each([
    '',
    'aino',
    '@example.com',
    'aino@',
    'a b@example.com',
    'aino@exa mple.com',
    'aino@example.com\r\nRCPT TO:<x@example.com>',
    'aino\u0000@example.com',
    '<aino@example.com>',
    'aino@example.com,x@example.com',
    '"aino"@example.com',
    'aino@[127.0.0.1]',
    'aino..v@example.com',
    `${'a'.repeat(65)}@example.com`,
    `aino@${'a.'.repeat(130)}fi`,
  ])('“%s” is none', text => expect(readAddress(text)).toBeUndefined())
})

describe('a mailbox', () => {
  test.each([
    ['office@example.com', { name: null, address: 'office@example.com' }],
    ['Konttori <office@example.com>', { name: 'Konttori', address: 'office@example.com' }],
    ['"Meri, Oy" <office@example.com>', { name: 'Meri, Oy', address: 'office@example.com' }],
    ['<office@example.com>', { name: null, address: 'office@example.com' }],
  ])('%s is one', (text, mailbox) => expect(readMailbox(text)).toEqual(mailbox))

  test.each(['Konttori', 'a <b> <c@example.com>', 'Konttori <>', '<office@example.com', 'a@b.fi c@d.fi'])(
    '“%s” is none',
    text => expect(readMailbox(text)).toBeUndefined(),
  )
})

describe('the text of a header', () => {
  test('is one line, whatever breaks lines', () =>
    expect(headerText('a\r\nb\nc\u2028d\u2029e\u0085f\vg')).toBe('a b c d e f g'))
  test('does not turn the direction of reading', () => expect(headerText('a\u202eb')).toBe('a b'))
  test('is cut between characters', () => {
    const text = headerText(`${'a'.repeat(299)}😀b`)
    expect(text.isWellFormed()).toBe(true)
    expect(text).toHaveLength(299)
  })
})
