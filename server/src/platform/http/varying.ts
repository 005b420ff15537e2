import type { FastifyReply } from 'fastify'
import type { Locale } from '../vocabulary/locales.ts'

/** Says that the answer would differ by a header of the request, beside the headers that it differs by already. RFC 9110 §12.5.5. */
export function varyBy(reply: FastifyReply, header: string): void {
  const others = reply.getHeader('vary')
  reply.header('vary', others === undefined ? header : `${String(others)}, ${header}`)
}

/** Says which language an answer is in, of those that it could be in; of one for a reader who has chosen none, that there are others. */
export function sayLanguage(reply: FastifyReply, language: Locale | null): void {
  if (language !== null) reply.header('content-language', language)
  varyBy(reply, 'accept-language')
}
