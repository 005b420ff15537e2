import type { ParsedUrlQuery } from 'node:querystring'

/**
 * A request for consent as the authorization server should read it. Every token reaches the member's own things, so `me`
 * is always asked for. A request for `offline_access` counts only when consent is asked for as well (OpenID Connect Core
 * §11): here it always is, so apps need not say so. The answer goes into the query, and nowhere else.
 */
export function withImpliedParameters(query: ParsedUrlQuery): ParsedUrlQuery {
  const { scope, prompt, response_mode: mode } = query
  // Given twice: left as it is, to be refused.
  if (Array.isArray(scope) || Array.isArray(prompt)) return query
  const words = new Set(scope?.split(' ').filter(Boolean))
  const prompts = new Set(prompt?.split(' ').filter(Boolean))
  if (words.has('offline_access') && !prompts.has('none')) prompts.add('consent')
  return {
    ...query,
    scope: [...words.add('me')].join(' '),
    ...(prompts.size > 0 && { prompt: [...prompts].join(' ') }),
    // Otherwise even the refusal of such a mode would be told by it, as a page with a script for one.
    ...(mode !== undefined && mode !== 'query' && { response_mode: 'not offered' }),
  }
}
