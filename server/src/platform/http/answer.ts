import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import type { Locale } from '../vocabulary/locales.ts'
import type { RequestRefused } from '../vocabulary/request-refused.ts'
import { type AnsweredRequest, type ErrorCatalogue, problemDocument } from './problem.ts'
import type { StreamedFile } from './streamed-file.ts'
import { sayLanguage } from './varying.ts'

/** An answer that can be sent, and stored for a replay. */
export interface Answer {
  readonly status: number
  readonly body: string
  /** The language that it is in, where it depends on one; null where it would be another for a reader who had chosen one. */
  readonly language?: Locale | null | undefined
}

/** An answer that is too long to be made at once, and is neither stored nor sent as a whole. */
export interface AnswerInPieces {
  readonly status: number
  readonly pieces: Generator<string, undefined>
  readonly language?: Locale | null | undefined
}

/** An answer that is a file, made as it is sent. */
export interface AnswerAsFile {
  readonly status: number
  readonly file: StreamedFile
  readonly language?: Locale | null | undefined
}

export function sendJson(
  reply: FastifyReply,
  answer: { readonly status: number; readonly body: string | Buffer | Readable },
): FastifyReply {
  reply.statusCode = answer.status
  if (answer.body === '') return reply.send()
  reply.header('content-type', 'application/json; charset=utf-8')
  return reply.send(answer.body)
}

export function sendProblem(
  reply: FastifyReply,
  refused: RequestRefused,
  catalogue: ErrorCatalogue,
  request: AnsweredRequest,
): FastifyReply {
  const refusal = catalogue.get(refused.code)
  if (!refusal) throw new Error(`the code ${refused.code} is not in the catalogue`)
  reply.statusCode = refusal.status
  for (const [name, value] of Object.entries(refused.headers)) reply.header(name, value)
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
  reply.header('content-type', 'application/problem+json; charset=utf-8')
  sayLanguage(reply, request.language)
  return reply.send(JSON.stringify(problemDocument(refused, refusal, request)))
}
