import type { Id } from '../../../platform/vocabulary/ids.ts'

const mention = /@\[([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\]/gi

/** Whom a text mentions as `@[membershipId]`, and whom the request names beside it, each once and in order. */
export function mentionedIn(body: string, named: readonly Id[]): Id[] {
  const inText = [...body.matchAll(mention)].map(([, id = '']) => id)
  return [...new Set([...inText, ...named].map(id => id.toLowerCase()))].sort()
}
