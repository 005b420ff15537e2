import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../../contract/openapi/document.ts'
import type { Services } from '../../services.ts'
import { type AddressWindow, largeDocument } from '../address-window.ts'
import { KeptDocument } from './kept-document.ts'
import { pageHeaders } from './reference-shell.ts'
import { referenceCss } from './reference.css.ts'
import { referencePage } from './reference-page.ts'

/** `GET /openapi.json`, and the reference for people at `/docs`. Both are made once, from the contracts. */
export function addDescription(
  app: FastifyInstance,
  { contracts, baseUrl }: Services,
  readers: AddressWindow,
): void {
  const documents = {
    '/openapi.json': new KeptDocument(JSON.stringify(openApiDocument(contracts, baseUrl)), {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
    }),
    '/docs': new KeptDocument(referencePage(contracts, baseUrl).text, pageHeaders),
    '/docs/reference.css': new KeptDocument(referenceCss, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    }),
  }
  for (const [path, document] of Object.entries(documents))
    app.get(path, { onRequest: readers.counting(largeDocument) }, (request, reply) =>
      document.send(request, reply),
    )
}
