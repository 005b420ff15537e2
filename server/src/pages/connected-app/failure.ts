import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { documentHeaders } from '../../platform/http/document-headers.ts'
import { html } from '../../platform/http/html.ts'
import { layout } from '../shell/layout.ts'
import { shellTexts } from '../shell/texts.ts'
import { type PageServices, Visit } from '../shell/visit.ts'
import { connectedAppTexts } from './texts.ts'

/** What the authorization server shows a person when it may not send them back to the app. */
export const appFailurePage =
  (server: FastifyInstance, services: PageServices) =>
  (
    request: FastifyRequest,
    reply: FastifyReply,
    failure: {
      readonly status: number
      readonly error: string
      readonly description: string | undefined
    },
  ) => {
    const visit = new Visit(server, request, reply, services)
    const { language } = visit
    const [texts, shell] = [connectedAppTexts[language], shellTexts[language]]
    const ours = failure.status >= 500
    const said = failure.error === 'invalid_redirect_uri' ? texts.wrongAddress : texts.failure
    const document = {
      title: ours ? shell.failedTitle : texts.failureTitle,
      status: failure.status,
      content: html`<h1>${ours ? shell.failedTitle : texts.failureTitle}</h1>
<p>${ours ? shell.failed : said}</p>
<p class="soft">${ours ? shell.reference(visit.requestId) : html`${texts.reason(failure.error)}${failure.description && `: ${failure.description}`}`}</p>`,
    }
    return {
      headers: { ...documentHeaders(), 'content-language': language },
      body: layout(document, '/account', { language }).text,
    }
  }
