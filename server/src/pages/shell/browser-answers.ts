import type { FastifyInstance, FastifyRequest } from 'fastify'
import { prefersHtml } from '../../platform/http/accept.ts'
import type { AnswerBrowser } from '../../platform/http/server.ts'
import type { RequestRefused } from '../../platform/vocabulary/request-refused.ts'
import { ownPath } from './destination.ts'
import { failurePage } from './failure.ts'
import type { Page } from './page.ts'
import { hideFromOtherSites, type PageOptions, send, switchLanguage } from './server.ts'
import { Visit } from './visit.ts'

/**
 * What a browser is answered where a script gets a problem document: a page that says the same. Below `/v1` everybody
 * gets the document. An address with a slash too many leads to the one without.
 */
export function browserAnswers(
  server: FastifyInstance,
  pages: readonly Page[],
  options: PageOptions,
): AnswerBrowser {
  const paths = new Set<string>(pages.map(({ path }) => path))
  return (refused, request, reply) => {
    if (/^\/v1(\/|\?|$)/.test(request.url)) return undefined
    const wantsPage = prefersHtml(request.headers.accept)
    const bare = withoutSlash(refused, request)
    const moved = bare !== undefined && (wantsPage || paths.has(bare.split('?', 1)[0] ?? ''))
    if (!moved && !wantsPage) return undefined
    hideFromOtherSites(reply)
    const visit = new Visit(server, request, reply, options)
    if (moved) return send(reply, visit, { goTo: bare, status: 308 })
    reply.headers(refused.headers)
    reply.header('vary', 'Accept')
    const switched = isLook(request) ? switchLanguage(visit) : undefined
    return send(reply, visit, switched ?? failurePage(refused, options.catalogue, visit))
  }
}

const isLook = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Where an address leads that has nothing but a slash too many. */
function withoutSlash(refused: RequestRefused, request: FastifyRequest): string | undefined {
  const [path = '', query] = request.url.split('?', 2)
  if (refused.code !== 'not-found' || !isLook(request) || !path.endsWith('/')) return undefined
  const bare = path.replace(/\/+$/, '')
  return ownPath(query === undefined ? bare : `${bare}?${query}`)
}
