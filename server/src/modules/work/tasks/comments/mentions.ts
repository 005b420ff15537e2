import type { Id } from '../../../../platform/vocabulary/ids.ts'

const mention = /@\[([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\]/giu
const mentionHere = new RegExp(mention.source, 'iuy')

/** Whom a text mentions as `@[membershipId]`, and whom the request names beside it, each once and in order. */
export function mentionedIn(body: string, named: readonly Id[]): Id[] {
  const inText = [...body.matchAll(mention)].map(([, id = '']) => id)
  return [...new Set([...inText, ...named].map(id => id.toLowerCase()))].sort()
}

/** The mention that begins at a place of a text, and how much of the text it takes. */
export function mentionAt(
  text: string,
  place: number,
): { readonly id: Id; readonly length: number } | undefined {
  mentionHere.lastIndex = place
  const [whole, id] = mentionHere.exec(text) ?? []
  return whole === undefined || id === undefined ? undefined : { id: id.toLowerCase(), length: whole.length }
}
