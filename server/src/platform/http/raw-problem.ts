import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import { plainHeaders } from './document-headers.ts'
import { type ErrorCatalogue, problemDocument } from './problem.ts'

export interface ProblemSource {
  readonly baseUrl: string
  readonly catalogue: ErrorCatalogue
}

/** A problem document for who never got as far as a route; the connection ends with it. */
function problemAnswer(refused: RequestRefused, { baseUrl, catalogue }: ProblemSource, path: string) {
  const refusal = catalogue.get(refused.code)
  if (!refusal) throw new Error(`the code ${refused.code} is not in the catalogue`)
  const requestId = randomUUID()
  const body = JSON.stringify(problemDocument(refused, refusal, { baseUrl, path, requestId }))
  const headers = {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    ...plainHeaders,
    ...refused.headers,
    connection: 'close',
  }
  return { status: refusal.status, headers, body }
}

/** The whole answer as text, where there is no request to answer. */
export function problemText(refused: RequestRefused, source: ProblemSource): string {
  // Which path was asked for could not be read, so the problem has no instance but this answer.
  const { status, headers, body } = problemAnswer(refused, source, '')
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

export function sendProblemAndClose(
  response: ServerResponse,
  refused: RequestRefused,
  source: ProblemSource,
): void {
  const { status, headers, body } = problemAnswer(refused, source, response.req.url?.split('?', 1)[0] ?? '')
  response.writeHead(status, headers)
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/** For a connection that there is no room for. */
export const noRoomText = (source: ProblemSource): string =>
  problemText(
    new RequestRefused('service_busy', 'There are too many connections.', {}, { 'retry-after': '2' }),
    source,
  )
