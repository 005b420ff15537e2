import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { badRequest } from '../vocabulary/request-refused.ts'
import { answerUnderWay } from './answer-under-way.ts'
import { type ErrorCatalogue, problemDocument } from './problem.ts'

/** Milliseconds in which whoever still sends can read the answer; a connection that is reset loses it. */
const lingerMs = 1000

/** Answers what is no HTTP request, so that no route, no hook and no request object ever see it, and hangs up. */
export const answerClientError =
  (options: { readonly baseUrl: string; readonly catalogue: ErrorCatalogue }) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return
    if (!socket.writable || owesAnAnswer(socket)) return void socket.destroy()
    socket.end(answerText(badRequest([{ pointer: '', message: messageOf(error.code) }]), options))
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }

/** Whether a whole request came before on the connection: ours would be read as its answer. */
function owesAnAnswer(socket: Socket): boolean {
  const underWay = answerUnderWay(socket)
  return underWay ? underWay.headersSent || underWay.req.complete : false
}

const messageOf = (code: string | undefined): string => {
  if (code === 'HPE_HEADER_OVERFLOW') return 'the headers are too large'
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'the request took too long to arrive'
  return 'this is not an HTTP request'
}

function answerText(
  refused: ReturnType<typeof badRequest>,
  { baseUrl, catalogue }: { readonly baseUrl: string; readonly catalogue: ErrorCatalogue },
): string {
  const refusal = catalogue.get(refused.code)
  if (!refusal) throw new Error(`the code ${refused.code} is not in the catalogue`)
  const requestId = randomUUID()
  // Which path was asked for could not be read, so the problem has no instance but this answer.
  const body = JSON.stringify(problemDocument(refused, refusal, { baseUrl, path: '', requestId }))
  return [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n')
}
