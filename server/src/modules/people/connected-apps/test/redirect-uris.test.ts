import { describe, expect, test } from 'vitest'
import { faultOfRedirectUri, runsOnDevice } from '../clients/redirect-uris.ts'

describe('an app may be answered', () => {
  test.for([
    'https://board.example/callback',
    'https://board.example',
    'https://board.example:8443/callback?from=konttori',
    'https://xn--trhd-loa.example/paluu',
    'http://127.0.0.1:53682/callback',
    'http://127.0.0.1/callback',
    'http://[::1]/callback',
    'http://localhost:3000/callback',
  ])('at %s', uri => {
    expect(faultOfRedirectUri(uri, 'public')).toBeUndefined()
    expect(faultOfRedirectUri(uri, 'confidential')).toBeUndefined()
  })

  test.for(['com.example.board:/callback', 'com.example.board://callback', 'fi.example.board:callback'])(
    'on a device at %s, but not on a server',
    uri => {
      expect(faultOfRedirectUri(uri, 'public')).toBeUndefined()
      expect(faultOfRedirectUri(uri, 'confidential')).toContain('https:')
    },
  )
})

describe('an app may not be answered', () => {
  test.for([
    ['http://board.example/callback', 'not protected'],
    ['http://127.0.0.1.example.com/callback', 'not protected'],
    ['http://0.0.0.0/callback', 'not protected'],
    ['https://board.example/callback#part', 'fragment'],
    ['https://board.example/callback#', 'fragment'],
    ['https://*.example/callback', 'wildcard'],
    ['https://user:secret@board.example/', 'credentials'],
    ['https://user@board.example/', 'credentials'],
    ['https://BOARD.example/callback', 'normal form'],
    ['https://board.example:443/callback', 'normal form'],
    ['https://board.example/a/../callback', 'normal form'],
    ['https:board.example/callback', 'normal form'],
    ['https:///board.example/callback', 'normal form'],
    ['https://board.example\\@evil.example/', 'percent-encoded'],
    ['https://board.example/call back', 'percent-encoded'],
    ['https://board.example/paluu-ä', 'percent-encoded'],
    [' https://board.example/', 'percent-encoded'],
    ['/callback', 'absolute'],
    ['board.example', 'absolute'],
    ['javascript:alert(1)', 'reversed domain name'],
    ['data:text/html,x', 'reversed domain name'],
    ['file:///etc/passwd', 'reversed domain name'],
    ['board:/callback', 'reversed domain name'],
    ['ftp://board.example/', 'reversed domain name'],
    ['urn:ietf:wg:oauth:2.0:oob', 'reversed domain name'],
    [`https://board.example/${'x'.repeat(2000)}`, 'absolute'],
  ] as const)('at %s', ([uri, fault]) => {
    expect(faultOfRedirectUri(uri, 'public')).toContain(fault)
  })
})

test('only a public app with an address on its own machine runs on a device', () => {
  expect(runsOnDevice('public', ['https://board.example/', 'http://127.0.0.1/'])).toBe(true)
  expect(runsOnDevice('public', ['com.example.board:/callback'])).toBe(true)
  expect(runsOnDevice('public', ['https://board.example/'])).toBe(false)
  expect(runsOnDevice('confidential', ['http://127.0.0.1/'])).toBe(false)
})
