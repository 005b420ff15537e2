import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { RequestRefused } from '../vocabulary/request-refused.ts'
import { badRequest } from '../vocabulary/request-refused.ts'
import { type ErrorCatalogue, problemDocument } from './problem.ts'

/** Answers what is no HTTP request, so that no route, no hook and no request object ever see it, and hangs up. */
export const answerClientError =
  (options: { readonly baseUrl: string; readonly catalogue: ErrorCatalogue }) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    // An answer that was begun on the connection would be read as part of this one.
    if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy()
    socket.end(answerText(badRequest([{ message: messageOf(error.code) }]), options))
  }

const messageOf = (code: string | undefined): string => {
  if (code === 'HPE_HEADER_OVERFLOW') return 'the headers are too large'
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'the request took too long to arrive'
  return 'this is not an HTTP request'
}

function answerText(
  refused: RequestRefused,
  { baseUrl, catalogue }: { readonly baseUrl: string; readonly catalogue: ErrorCatalogue },
): string {
  const refusal = catalogue.get(refused.code)
  if (!refusal) throw new Error(`the code ${refused.code} is not in the catalogue`)
  const requestId = randomUUID()
  // What was asked for could not be read, so the problem has no other instance than this answer.
  const body = JSON.stringify(problemDocument(refused, refusal, { baseUrl, path: '', requestId }))
  return [
    `HTTP/1.1 ${refusal.status} Bad Request`,
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
