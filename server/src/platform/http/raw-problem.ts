import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import { plainHeaders } from './document-headers.ts'
import { Reader } from './language.ts'
import { type ErrorCatalogue, problemDocument } from './problem.ts'

export interface ProblemSource {
  readonly baseUrl: string
  readonly catalogue: ErrorCatalogue
}

/** A problem document for a request that reaches no route; the connection closes with it. */
function problemAnswer(
  refused: RequestRefused,
  { baseUrl, catalogue }: ProblemSource,
  { path, acceptLanguage }: { readonly path: string; readonly acceptLanguage?: string | undefined },
) {
  const refusal = catalogue.get(refused.code)
  if (!refusal) throw new Error(`the code ${refused.code} is not in the catalogue`)
  const requestId = randomUUID()
  const { language } = new Reader(acceptLanguage, null)
  const body = JSON.stringify(problemDocument(refused, refusal, { baseUrl, path, requestId, language }))
  const headers = {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'content-language': language,
    vary: 'accept-language',
    'x-request-id': requestId,
    ...plainHeaders,
    ...refused.headers,
    connection: 'close',
  }
  return { status: refusal.status, headers, body }
}

/** The whole HTTP answer as text, where there is no request object. */
export function problemText(refused: RequestRefused, source: ProblemSource): string {
  // The path could not be read, so the instance is this answer.
  const { status, headers, body } = problemAnswer(refused, source, { path: '' })
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

export function sendProblemAndClose(
  response: ServerResponse,
  refused: RequestRefused,
  source: ProblemSource,
): void {
  const { url, headers: sent, method } = response.req
  const { status, headers, body } = problemAnswer(refused, source, {
    path: url?.split('?', 1)[0] ?? '',
    acceptLanguage: sent['accept-language'],
  })
  response.writeHead(status, headers)
  response.end(method === 'HEAD' ? undefined : body)
}

/** The answer to a connection beyond the limit. */
export const serverBusyText = (source: ProblemSource): string =>
  problemText(
    new RequestRefused('service_busy', 'There are too many connections.', {}, { 'retry-after': '2' }),
    source,
  )
