import { describe, expect, it } from 'vitest'
import { html } from '../../platform/http/html.ts'
import { ownPath, withQuery } from '../shell/destination.ts'
import { sayInstant } from '../shell/instants.ts'
import { browserName } from '../shell/user-agent.ts'

describe('a path to go on to', () => {
  it.each(['/account', '/oauth/authorize?client_id=a%20b&state=x%2Fy', '/a/./b?c=d', '/%2F%2Fevil.example'])(
    '%s is our own',
    path => expect(ownPath(path)?.startsWith('/')).toBe(true),
  )

  it.each([
    ['nothing', ''],
    ['another site', 'https://evil.example/'],
    ['another site without its scheme', '//evil.example'],
    ['a backslash that browsers read as a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a tab that browsers leave out', '/\t/evil.example'],
    ['a line break that browsers leave out', '/\n/evil.example'],
    ['dots that end in two slashes', '/.//evil.example'],
    ['dots that go up to two slashes', '/a/..//evil.example'],
    ['coded dots', '/%2e//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['a relative path', 'account'],
    ['somebody else with our name as user', '//own.invalid@evil.example'],
    ['our placeholder', 'http://own.invalid/account'],
    ['a header smuggled in', '/account\r\nset-cookie: a=b'],
    ['letters beyond ASCII', '/tili/ä'],
    ['too much', `/${'a'.repeat(5000)}`],
  ])('%s is not', (_what, text) => expect(ownPath(text)).toBeUndefined())

  it('carries its query', () => {
    expect(withQuery('/sign-in', { next: '/a?b=c&d', other: undefined })).toBe(
      '/sign-in?next=%2Fa%3Fb%3Dc%26d',
    )
  })
})

describe('a template', () => {
  const hostile = `"><script>alert('1')</script>&amp;`

  it('escapes between tags and in attributes', () => {
    expect(html`<p title="${hostile}">${hostile}</p>`.text).not.toMatch(/<script|"><|'/)
    expect(html`${[hostile, html`<b>${hostile}</b>`]}`.text.match(/<[^>]*>/g)).toEqual(['<b>', '</b>'])
  })

  it('leaves out what there is not, and keeps a zero', () => {
    expect(html`${null}${undefined}${false}${0}${[]}`.text).toBe('0')
  })
})

describe('a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge, Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari, macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['curl/8.9.1', null],
    ['', null],
    [null, null],
  ])('%s is %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name))
})

it.each([
  ['fi', '21.11.2026 klo 8.05'],
  ['sv', '21 november 2026 kl. 8.05'],
  ['en', '21 Nov 2026, 08:05'],
] as const)('an instant in %s is %s', (language, said) => {
  expect(sayInstant('2026-11-21T06:05:00.000Z', 'Europe/Helsinki', language)).toBe(
    said.replaceAll(' ', '\u00a0'),
  )
})
