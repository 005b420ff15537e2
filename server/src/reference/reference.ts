import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AddressWindow } from '../platform/http/address-window.ts'
import { saidIn } from '../platform/contract/refusals.ts'
import { KeptDocument } from '../platform/http/around/kept-document.ts'
import { documentHeaders } from '../platform/http/document-headers.ts'
import { Reader } from '../platform/http/language.ts'
import { overPlainHttp } from '../platform/http/transport.ts'
import { sayLanguage, varyBy } from '../platform/http/varying.ts'
import type { Services } from '../platform/services.ts'
import { RequestRefused } from '../platform/vocabulary/request-refused.ts'
import { type Contents, contentsOf } from './contents.ts'
import { guides } from './guides/guides.ts'
import { referencePages } from './pages.ts'
import { errorsPath, overviewPath, searchPath } from './places.ts'
import { searchIndex } from './search-index.ts'
import { addAssets } from './shell/assets.ts'
import { layout } from './shell/layout.ts'

const pageHeaders: Readonly<Record<string, string>> = {
  ...documentHeaders({ scripts: true }),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=60',
}

/** A code is a page or JSON at the same address. */
const headersOf = (path: string): Readonly<Record<string, string>> =>
  path.startsWith(`${errorsPath}/`) ? { ...pageHeaders, vary: 'accept' } : pageHeaders

/**
 * The reference at `/docs` and the catalogue of codes at `/errors`. What all pages need is made when the first of them is
 * asked for, since a start does not wait for it, and each page when it is.
 */
export function addReference(
  server: FastifyInstance,
  { contracts, baseUrl }: Services,
  readers: AddressWindow,
): void {
  let made: Reference | undefined
  const reference = () => (made ??= makeReference(contentsOf(contracts, baseUrl)))
  const counted = { onRequest: readers.counting(), config: overPlainHttp }
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1)
    const document = reference().documentAt(path)
    if (!document) throw new RequestRefused('not-found', `The reference has no page ${path}.`)
    return document.send(request, reply)
  }
  addAssets(server, readers)
  server.get(overviewPath, counted, send)
  server.get(`${overviewPath}/*`, counted, send)
  server.get(errorsPath, counted, send)
  server.get<{ Params: { code: string } }>(`${errorsPath}/:code`, counted, async (request, reply) => {
    const { contents } = reference()
    const entry = contents.codes.get(request.params.code)
    const refusal = contents.catalogue.get(request.params.code)
    if (!entry || !refusal)
      throw new RequestRefused('not-found', `There is no code “${request.params.code}”.`)
    if (!wantsJson(request)) return send(request, reply)
    const { language } = new Reader(request.headers['accept-language'], null)
    varyBy(reply, 'accept')
    sayLanguage(reply, language)
    return reply.send({ ...entry, ...saidIn(language, refusal) })
  })
}

const wantsJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json') && !accept.includes('text/html')

interface Reference {
  readonly contents: Contents
  /** The document at an address, made once; undefined where there is none. */
  documentAt(path: string): KeptDocument | undefined
}

function makeReference(contents: Contents): Reference {
  const pages = referencePages(contents, guides)
  const kept = new Map<string, KeptDocument>([
    [
      searchPath,
      new KeptDocument(JSON.stringify(searchIndex(contents, guides)), {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=60',
      }),
    ],
  ])
  return {
    contents,
    documentAt(path) {
      const page = pages.get(path)
      if (page && !kept.has(path))
        kept.set(path, new KeptDocument(layout(page(), contents, guides).text, headersOf(path)))
      return kept.get(path)
    },
  }
}
