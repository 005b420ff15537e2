import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../../contract/openapi/document.ts'
import type { Services } from '../../services.ts'
import { sendPage } from './reference-shell.ts'
import { referenceCss } from './reference.css.ts'
import { referencePage } from './reference-page.ts'

/** `GET /openapi.json`, and the reference for people at `/docs`. Both are made once, from the contracts. */
export function addDescription(app: FastifyInstance, { contracts, baseUrl }: Services): void {
  const document = JSON.stringify(openApiDocument(contracts, baseUrl))
  const reference = referencePage(contracts, baseUrl)
  app.get('/openapi.json', (_request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .send(document),
  )
  app.get('/docs', (_request, reply) => sendPage(reply, reference))
  app.get('/docs/reference.css', (_request, reply) =>
    reply
      .header('content-type', 'text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(referenceCss),
  )
}
