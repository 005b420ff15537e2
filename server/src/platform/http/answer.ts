import type { FastifyReply } from 'fastify'
import type { RequestRefused } from '../vocabulary/request-refused.ts'
import { type ErrorCatalogue, problemDocument } from './problem.ts'

/** An answer that can be sent, and stored for a replay. */
export interface Answer {
  readonly status: number
  readonly body: string
}

export function sendJson(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.statusCode = answer.status
  if (answer.body === '') return reply.send()
  reply.header('content-type', 'application/json; charset=utf-8')
  return reply.send(answer.body)
}

export function sendProblem(
  reply: FastifyReply,
  refused: RequestRefused,
  catalogue: ErrorCatalogue,
  request: { baseUrl: string; path: string; requestId: string },
): FastifyReply {
  const refusal = catalogue.get(refused.code)
  if (!refusal) throw new Error(`the code ${refused.code} is not in the catalogue`)
  reply.statusCode = refusal.status
  for (const [name, value] of Object.entries(refused.headers)) reply.header(name, value)
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
  reply.header('content-type', 'application/problem+json; charset=utf-8')
  return reply.send(JSON.stringify(problemDocument(refused, refusal, request)))
}
