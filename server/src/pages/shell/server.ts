import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AddressWindow } from '../../platform/http/address-window.ts'
import { checkOrigin } from '../../platform/http/credentials.ts'
import { documentHeaders } from '../../platform/http/document-headers.ts'
import { refusalOf } from '../../platform/http/failures.ts'
import { logRefusal } from '../../platform/http/refusal-log.ts'
import type { ErrorCatalogue } from '../../platform/http/problem.ts'
import { bodyText, refuseBadEscapes } from '../../platform/http/text.ts'
import type { ServiceLog } from '../../platform/telemetry/log.ts'
import type { SecurityLog } from '../../platform/telemetry/security-log.ts'
import { RequestRefused } from '../../platform/vocabulary/request-refused.ts'
import { formsScript } from './assets.ts'
import { withQuery } from './destination.ts'
import { failurePage } from './failure.ts'
import { isLanguage } from './language.ts'
import { layout } from './layout.ts'
import type { Page, PageAnswer } from './page.ts'
import { type PageServices, Visit } from './visit.ts'

export interface PageOptions extends PageServices {
  readonly catalogue: ErrorCatalogue
  readonly log: ServiceLog
  readonly readers: AddressWindow
  readonly security: SecurityLog
}

/** Serves pages: their headers, their language, and a page of our own when something fails. */
export async function servePages(
  server: FastifyInstance,
  pages: readonly Page[],
  options: PageOptions,
): Promise<void> {
  const { baseUrl, catalogue, log, readers, security } = options
  const visitOf = (request: FastifyRequest, reply: FastifyReply) => new Visit(server, request, reply, options)
  const outsidePaths = new Set<string>(pages.flatMap(({ path, outside }) => (outside ? [path] : [])))
  await server.register(async scope => {
    scope.addHook('onRequest', (request, reply, done) => {
      hideFromOtherSites(reply)
      refuseBadEscapes(request.url.replace(/^[^?]*\??/, ''))
      done()
    })
    scope.addHook('onRequest', readers.counting())
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const refused = refusalOf(error)
      if (refused.code === 'internal-error')
        log.error('page failed', error, {
          requestId: request.requestId,
          route: request.routeOptions.url ?? '',
        })
      // What an operation refused is told where it was refused.
      if (refused.code === 'origin_not_allowed') logRefusal(security, refused, request, catalogue)
      reply.headers(refused.headers)
      const visit = visitOf(request, reply)
      const outside = outsidePaths.has(visit.path)
      return send(reply, visit, failurePage(refused, catalogue, visit, outside), outside)
    })
    for (const page of pages) {
      const { path, show, take, outside } = page
      if (show)
        scope.get(path, async (request, reply) => {
          const visit = visitOf(request, reply)
          return send(reply, visit, switchLanguage(visit) ?? (await show(visit)), outside)
        })
      if (take)
        scope.post(path, async (request, reply) => {
          checkSource(request, baseUrl)
          // Read again by every visit, which must also show what was wrong.
          bodyText(request.body as Buffer | undefined, request.headers['content-type'])
          const visit = visitOf(request, reply)
          return send(reply, visit, await take(visit), outside)
        })
    }
  })
}

/** The interface is for everybody's scripts; a page is for anyone who opened it. */
export function hideFromOtherSites(reply: FastifyReply): void {
  reply.removeHeader('access-control-allow-origin')
  reply.removeHeader('access-control-expose-headers')
}

/** Refuses a form that another site's page sent, or a browser that does not say where it is from. */
function checkSource(request: FastifyRequest, baseUrl: string): void {
  checkOrigin(request, baseUrl)
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin')
    throw new RequestRefused('origin_not_allowed', 'A form must come from our own pages.')
}

/** `?language=sv`, or `?lang=sv`, remembers the language and leads to the same page without it. */
export function switchLanguage(visit: Visit): PageAnswer | undefined {
  const wanted = visit.query.get('language') ?? visit.query.get('lang') ?? undefined
  if (!isLanguage(wanted)) return undefined
  visit.chooseLanguage(wanted)
  const others = [...visit.query].filter(([name]) => name !== 'language' && name !== 'lang')
  return { goTo: withQuery(visit.path, Object.fromEntries(others)) }
}

export function send(reply: FastifyReply, visit: Visit, answer: PageAnswer, outside = false): FastifyReply {
  if ('goTo' in answer)
    return reply
      .headers(documentHeaders())
      .code(answer.status ?? 303)
      .header('location', answer.goTo)
      .header('content-type', 'text/plain; charset=utf-8')
      .send('')
  const { formTargets = [], status = 200 } = answer
  const scripts = outside ? [] : [formsScript, ...(answer.scripts ?? [])]
  if (outside) reply.header('x-robots-tag', 'noindex, nofollow')
  return reply
    .headers(documentHeaders({ forms: true, formTargets, scripts: !outside }))
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-language', visit.language)
    .send(layout({ ...answer, scripts }, visit.path, { language: visit.language, outside }).text)
}
