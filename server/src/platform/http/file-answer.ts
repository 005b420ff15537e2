import type { FastifyReply, FastifyRequest } from 'fastify'
import { tableMediaTypes } from '../contract/table.ts'
import type { Answer } from './answer.ts'

/** The answer of an operation that answers a file. */
interface FileAnswer {
  readonly fileName: string
  readonly contentType: string
  readonly base64: string
}

/** Whether the caller takes a file, and does not say that they take JSON too: a browser, or a program that names the media type. */
export function wantsFile({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? ''
  return /^\s*(text\/|application\/vnd\.)/i.test(accept) && !accept.includes('application/json')
}

/** The query of a request for a table document: whoever asks for a workbook by its media type alone gets one. */
export function formatWanted({ headers, query }: FastifyRequest): unknown {
  const isWorkbook = headers.accept?.trimStart().toLowerCase().startsWith(tableMediaTypes.xlsx) === true
  return isWorkbook && !Object.hasOwn(query as object, 'format')
    ? { ...(query as object), format: 'xlsx' }
    : query
}

/** Sends the file as an attachment, so that a browser keeps it and never shows it on this origin. */
export function sendFile(reply: FastifyReply, answer: Answer): FastifyReply {
  const { fileName, contentType, base64 } = JSON.parse(answer.body) as FileAnswer
  reply.statusCode = answer.status
  sayFile(reply, { fileName, contentType })
  return reply.send(Buffer.from(base64, 'base64'))
}

export function sayFile(
  reply: FastifyReply,
  { fileName, contentType }: Pick<FileAnswer, 'fileName' | 'contentType'>,
): void {
  reply.header('content-type', contentType === 'text/csv' ? 'text/csv; charset=utf-8' : contentType)
  reply.header('content-disposition', `attachment; filename="${fileName}"`)
}
