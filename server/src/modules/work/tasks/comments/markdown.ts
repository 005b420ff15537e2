import MarkdownIt, { type StateCore, type StateInline, type Token } from 'markdown-it'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { htmlLength } from './record.ts'
import { mentionAt } from './mentions.ts'

/** How the members are called whom a text mentions. */
export type Names = ReadonlyMap<Id, string>

/**
 * CommonMark without raw HTML. Pictures are links, because fetching one tells its sender who reads; definitions of
 * links are text, because a short one could repeat a long address without end.
 */
const renderer = new MarkdownIt('commonmark', { html: false, xhtmlOut: false })
renderer.disable(['image', 'reference', 'html_inline', 'html_block'])
renderer.validateLink = address => /^(?:https?:\/\/|mailto:)[^\s]/i.test(address)
renderer.inline.ruler.before('link', 'mention', named)
renderer.core.ruler.push('attributes', ({ tokens }: StateCore) => tokens.forEach(bare))

const openingLink = 'nofollow noopener noreferrer'

/**
 * The HTML of a Markdown text, safe to insert into a page: a few tags, and no attributes but those of links. What would
 * become too long is shown as it was written.
 */
export function htmlOf(text: string, names: Names): string {
  const html = renderer.render(text, { names })
  return html.length <= htmlLength ? html : `<p>${renderer.utils.escapeHtml(text)}</p>\n`
}

/** Takes away whatever a reader's page could act on, but the addresses of links. */
function bare(token: Token): void {
  const address = token.type === 'link_open' ? token.attrGet('href') : null
  token.attrs =
    address === null
      ? null
      : [
          ['href', address],
          ['rel', openingLink],
        ]
  token.info = ''
  token.children?.forEach(bare)
}

/** `@[membershipId]` as `@` and the name of the member; that of somebody unknown stays as it is. */
function named(state: StateInline, silent: boolean): boolean {
  const { names } = state.env
  const mention = mentionAt(state.src, state.pos)
  const name = mention && names instanceof Map ? names.get(mention.id) : undefined
  if (mention === undefined || typeof name !== 'string') return false
  if (!silent) state.push('text', '', 0).content = `@${name}`
  state.pos += mention.length
  return true
}
