import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { commentLength, htmlLength } from '../record.ts'
import { htmlOf } from '../markdown.ts'

const none = new Map<string, string>()
const rel = 'rel="nofollow noopener noreferrer"'

describe('a Markdown text as HTML', () => {
  it.each([
    ['**Tiistaina** ja *heti*', '<p><strong>Tiistaina</strong> ja <em>heti</em></p>\n'],
    ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n'],
    ['7. a', '<ol>\n<li>a</li>\n</ol>\n'],
    ['```js onload=x\na<b\n```', '<pre><code>a&lt;b\n</code></pre>\n'],
    [
      '[a](https://example.com/?a=1&b=2 "t")',
      `<p><a href="https://example.com/?a=1&amp;b=2" ${rel}>a</a></p>\n`,
    ],
    ['<mailto:a@b.fi>', `<p><a href="mailto:a@b.fi" ${rel}>mailto:a@b.fi</a></p>\n`],
    ['<a@b.fi>', `<p><a href="mailto:a@b.fi" ${rel}>a@b.fi</a></p>\n`],
    ['![a](https://example.com/a.png)', `<p>!<a href="https://example.com/a.png" ${rel}>a</a></p>\n`],
    ['[a]: https://example.com\n\n[a]', '<p>[a]: https://example.com</p>\n<p>[a]</p>\n'],
    ['<b onclick="x">a</b>', '<p>&lt;b onclick=&quot;x&quot;&gt;a&lt;/b&gt;</p>\n'],
    ['[a](/v1/me) [a](//x.fi) [a](#a)', '<p>[a](/v1/me) [a](//x.fi) [a](#a)</p>\n'],
  ])('of %j is %j', (text, html) => expect(htmlOf(text, none)).toBe(html))

  it('calls members by their names, which are text too', () => {
    const [known, unknown] = [newId(), newId()]
    const names = new Map([[known, '**A** <b> & "C"']])
    expect(htmlOf(`@[${known.toUpperCase()}], @[${unknown}] \`@[${known}]\``, names)).toBe(
      `<p>@**A** &lt;b&gt; &amp; &quot;C&quot;, @[${unknown}] <code>@[${known}]</code></p>\n`,
    )
    const linked = htmlOf(`[a @[${known}]](https://b.fi)`, names)
    expect(linked).toContain(`href="https://b.fi" ${rel}>a @**A** &lt;b&gt;`)
    expect(htmlOf(`a@[${known}](https://b.fi)`, names)).not.toContain('href')
  })
})

describe('whatever is written', () => {
  const address = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript&colon;alert(1)',
    '&#x6A;avascript:alert(1)',
    '&#0000106avascript:alert(1)',
    'java\\script:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'javascript%3Aalert(1)',
    'vbscript:x',
    'data:text/html;base64,PHNjcmlwdD4=',
    'DATA:image/png;base64,AAAA',
    'data:image/svg+xml,<svg onload=x>',
    'blob:https://a.fi/1',
    'file:///etc/passwd',
    'ftp://a.fi',
    'https:javascript:alert(1)',
    'http:/a.fi',
    'https://',
    'view-source:https://a.fi',
    'https://a.fi" onmouseover="alert(1)',
    "https://a.fi' onmouseover='alert(1)",
    'https://a.fi/`"><script>alert(1)</script>',
    'mailto:a@b.fi"><img src=x>',
  ]
  const pieces = [
    ...address,
    ...address.map(each => `[a](${each})`),
    ...address.map(each => `[a](<${each}>)`),
    ...address.map(each => `<${each}>`),
    ...address.map(each => `![a](${each})`),
    ...address.map(each => `[a]: ${each}\n\n[a]`),
    ...[
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<!-- -->',
      '<![CDATA[',
      '</p>',
      '<svg/onload=x>',
    ],
    ...['&lt;script&gt;', '&#60;b&#62;', '&quot; a=&quot;', '\u0000', '\u2028', '\ud800', '\\<', '\\\n'],
    ...['*', '**', '_', '`', '```x" y\n', '~~~ a"b\n', '[', ']', '](', '![', '<', '>', '"', "'", '&', '|'],
    ...['\n', '\n\n', '    ', '\t', '> ', '- ', '1. ', '9999999999. ', '# ', '---\n', '===\n', 'a', '@['],
  ]

  it('every piece alone is safe', () => pieces.forEach(piece => safe(htmlOf(piece, none))))

  it('and so is any text made of them', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 30 }), parts => {
        safe(htmlOf(parts.join(''), none))
      }),
      { numRuns: 600 },
    )
  })

  it.each(
    [
      ['*', '**a', '*a_ ', '`a', '\\', '<', '<a:', '&', '"', '[', '[a](', '[](', '![[', '[a](<', '[[a](b)'],
      [
        '>',
        '> ',
        `${'>'.repeat(20)}\n\n`,
        '- ',
        '- - - - - - - - -\n',
        '* a\n',
        '#\n',
        '```\n',
        'a\n> ',
        '1)\n',
      ],
      ['[a]: https://a.fi/\n', '[a]', '<http://a', '@[', '(', '&#x', '\t', '\u0000', '*_', '**_ '],
    ].flat(),
  )('%j without end stays in its bounds', piece => {
    const text = piece.repeat(Math.floor(commentLength / piece.length))
    const html = htmlOf(text, none)
    safe(html)
    expect(html.length).toBeLessThanOrEqual(htmlLength)
  })

  it('what would become too long is shown as it was written', () => {
    expect(htmlOf(`${'>'.repeat(20)}\n\n`.repeat(900), none)).toMatch(/^<p>(?:&gt;|\n)+<\/p>\n$/)
    const id = newId()
    const long = new Map([[id, '"'.repeat(300)]])
    const text = `@[${id}]`.repeat(Math.floor(commentLength / 39))
    expect(htmlOf(text, long)).toBe(`<p>${text}</p>\n`)
    const deep = htmlOf(`${'['.repeat(10_000)}${']'.repeat(10_000)}`, none)
    expect(deep.length).toBeLessThan(20_100)
    safe(htmlOf('*'.repeat(50_000), none))
    safe(htmlOf(`a ${'*'.repeat(49_000)} a`, none))
  })
})

const lone = /<(?:hr|br)>/
const opening = /<(p|strong|em|code|pre|blockquote|ul|ol|li|h[1-6])>/
const link =
  /<(a) href="(?:https?:\/\/|mailto:)(?:[!#-%'-;=?-~]|&(?:amp|lt|gt|quot);)+" rel="nofollow noopener noreferrer">/i
const closing = /<\/([a-z][a-z1-6]*)>/
const characters = /(?:[^<>&"]|&(?:amp|lt|gt|quot);)+/
const parts = new RegExp(
  [lone, opening, link, closing, characters].map(({ source }) => source).join('|'),
  'y',
)

/** Reads HTML by the strictest grammar that it may have: known tags, well nested, and nothing that a browser would mend. */
function safe(html: string): void {
  const open: string[] = []
  parts.lastIndex = 0
  while (parts.lastIndex < html.length) {
    const place = parts.lastIndex
    const [whole, plain, linked, closed] = parts.exec(html) ?? []
    if (whole === undefined) throw new Error(`not allowed: ${html.slice(place, place + 200)}`)
    const opened = plain ?? linked
    if (opened !== undefined) open.push(opened)
    if (closed !== undefined && open.pop() !== closed) throw new Error(`badly nested: ${whole}`)
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(' ')}`)
}
