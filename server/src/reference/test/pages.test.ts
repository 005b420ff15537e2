import { describe, expect, it } from 'vitest'
import { modules } from '../../modules/index.ts'
import { html } from '../../platform/http/html.ts'
import { type NamedOperation } from '../../platform/contract/family.ts'
import { Type } from '../../platform/contract/shapes.ts'
import { type Contents, contentsOf } from '../contents.ts'
import { guides } from '../guides/guides.ts'
import { referencePages } from '../pages.ts'
import { searchIndex } from '../search-index.ts'
import { layout } from '../shell/layout.ts'
import { elementsOf, idsOf, linksOf } from './markup.ts'

const contents = contentsOf(
  modules.map(({ contract }) => contract),
  'https://konttori.example',
)
const pages = new Map(
  [...referencePages(contents, guides)].map(([path, page]) => [path, layout(page(), contents, guides).text]),
)
/** What the service answers besides pages. */
const beside = new Set(['/openapi.json', '/v1/errors'])

describe('every page', () => {
  it('is there for each operation, each code and each guide', () => {
    for (const id of contents.operations.keys()) expect(pages.has(`/docs/operations/${id}`)).toBe(true)
    for (const code of contents.codes.keys()) expect(pages.has(`/errors/${code}`)).toBe(true)
    for (const { name } of guides) expect(pages.has(`/docs/guides/${name}`)).toBe(true)
  })

  it('has links alone that lead somewhere, anchors included', () => {
    const lost = [...pages].flatMap(([path, text]) =>
      linksOf(text)
        .filter(href => !leads(href, path))
        .map(href => `${path}: ${href}`),
    )
    expect(lost).toEqual([])
  })

  it('has each id once', () => {
    const twice = [...pages].flatMap(([path, text]) => {
      const ids = idsOf(text)
      return ids.filter((id, at) => ids.indexOf(id) !== at).map(id => `${path}: ${id}`)
    })
    expect(twice).toEqual([])
  })

  it('has fewer than a thousand elements, folded ones included', () => {
    const most = [...pages].map(([path, text]) => ({ path, elements: elementsOf(text) }))
    expect(most.filter(({ elements }) => elements >= 1000)).toEqual([])
  })

  it('is told by the search, and nothing that is not there', () => {
    const found = new Set(searchIndex(contents, guides).map(([, , , href]) => href))
    expect([...found].filter(href => !leads(href, '/docs'))).toEqual([])
    for (const path of pages.keys())
      if (/^\/(docs\/(guides|operations)\/[^/]+|errors\/.+)$/.test(path)) expect(found).toContain(path)
  })
})

/** Whether the address is a page of the reference, or beside it, and has the anchor. */
function leads(href: string, from: string): boolean {
  const [path = '', anchor] = href.split('#', 2)
  if (beside.has(path) || path.startsWith('/docs/assets/')) return true
  const page = pages.get(path === '' ? from : path)
  return page !== undefined && (anchor === undefined || idsOf(page).includes(decodeURIComponent(anchor)))
}

describe('a record with more fields than a page has room for', () => {
  const wide = (inside: number) =>
    Type.Object(
      Object.fromEntries(
        Array.from({ length: inside }, (_, at) => [
          `field${at}`,
          Type.String({ description: 'One of many.' }),
        ]),
      ),
      { description: 'A part.' },
    )
  const huge: NamedOperation = {
    id: 'things.create',
    tag: 'Me',
    method: 'POST',
    path: '/v1/things',
    summary: 'Make a thing.',
    needs: 'none',
    body: Type.Object({ first: wide(80), second: wide(80) }),
    answers: Type.Object({ third: Type.Array(Type.Object({ inner: wide(150) })), last: wide(80) }),
  }
  const crowded: Contents = { ...contents, operations: new Map([...contents.operations, [huge.id, huge]]) }
  const crowdedPages = new Map(
    [...referencePages(crowded, guides)]
      .filter(([path]) => path.startsWith('/docs/operations/things.create'))
      .map(([path, page]) => [path, layout(page(), crowded, guides).text]),
  )

  it('has the rest of them on pages of their own, each below the bound', () => {
    for (const [path, text] of crowdedPages)
      expect({ path, few: elementsOf(text) < 1000 }).toEqual({ path, few: true })
    const reached = new Set(['/docs/operations/things.create'])
    for (const path of reached)
      for (const href of linksOf(crowdedPages.get(path) ?? '')) if (crowdedPages.has(href)) reached.add(href)
    const told = [...reached].map(path => crowdedPages.get(path)).join('')
    for (const field of [
      'body.first.field79',
      'body.second.field0',
      'answer.third[].inner.field149',
      'answer.last.field79',
    ])
      expect(told).toContain(`id="${field}"`)
  })
})

describe('an interface of three times the operations', () => {
  const grown = contentsOf(
    modules.flatMap(({ contract }) =>
      ['', 'second', 'third'].map(name => ({
        ...contract,
        name: `${name}${contract.name}`,
        // Every event is declared from the first day (ADR 14): they grow no more.
        events: name === '' ? contract.events : {},
        // Tags grow, but for CRM and Projects, which are there whole; and others come.
        tag:
          name === 'third' || (name === 'second' && ['CRM', 'Projects'].includes(contract.tag))
            ? `${name} ${contract.tag}`
            : contract.tag,
      })),
    ),
    'https://konttori.example',
  )

  it('has pages below the bound all the same', () => {
    expect(grown.operations.size).toBe(3 * contents.operations.size)
    const large = [...referencePages(grown, guides)]
      .filter(([path]) => !/^\/errors\/.|^\/docs\/operations\/.*\//.test(path))
      .map(([path, page]) => ({ path, elements: elementsOf(layout(page(), grown, guides).text) }))
      .filter(({ elements }) => elements >= 1000)
    expect(large).toEqual([])
  })
})

it('the measures themselves see what they should', () => {
  const text = html`<p id="a">a<br><a href="/b#c">b</a></p><!-- <i> -->`.text
  expect([elementsOf(text), idsOf(text), linksOf(text)]).toEqual([3, ['a'], ['/b#c']])
})
