import type { FastifyInstance } from 'fastify'
import { RequestRefused } from '../../vocabulary/request-refused.ts'
import { overPlainHttp } from '../transport.ts'

/** RFC 9116 §2.5.5 recommends less than a year. */
const validDays = 90

const securityTxtPath = '/.well-known/security.txt'

/**
 * Where to report a vulnerability, RFC 9116. Without a contact there is no file.
 */
export function addSecurityTxt(
  app: FastifyInstance,
  { baseUrl, contact }: { readonly baseUrl: string; readonly contact: string | null },
): void {
  app.get(securityTxtPath, { config: overPlainHttp }, (_request, reply) => {
    if (contact === null)
      throw new RequestRefused('not-found', 'The operator has named no contact for reports of weaknesses.')
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityTxt({ baseUrl, contact, now: Temporal.Now.instant() }))
  })
}

export function securityTxt(options: {
  readonly baseUrl: string
  readonly contact: string
  readonly now: Temporal.Instant
}): string {
  const expires = options.now.add({ hours: validDays * 24 }).toString({ smallestUnit: 'second' })
  return [
    `Contact: ${options.contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: fi, sv, en',
    `Canonical: ${options.baseUrl}${securityTxtPath}`,
    '',
  ].join('\n')
}
