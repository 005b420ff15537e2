import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../../contract/openapi/document.ts'
import type { Services } from '../../services.ts'
import { type AddressWindow, largeDocument } from '../address-window.ts'
import { overPlainHttp } from '../transport.ts'
import { KeptDocument } from './kept-document.ts'

/** `GET /openapi.json`, made from the contracts at the first request for it: a start does not wait for it. */
export function addDescription(
  app: FastifyInstance,
  { contracts, baseUrl }: Services,
  readers: AddressWindow,
): void {
  let made: KeptDocument | undefined
  const document = () =>
    (made ??= new KeptDocument(JSON.stringify(openApiDocument(contracts, baseUrl)), {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
    }))
  const options = { onRequest: readers.counting(largeDocument), config: overPlainHttp }
  app.get('/openapi.json', options, (request, reply) => document().send(request, reply))
}
