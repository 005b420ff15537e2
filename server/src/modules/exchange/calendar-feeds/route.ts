import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AddressWindow } from '../../../platform/http/address-window.ts'
import type { Availability } from '../../../platform/http/availability.ts'
import type { Services } from '../../../platform/services.ts'
import { RequestRefused } from '../../../platform/vocabulary/request-refused.ts'
import { calendarPath } from './record.ts'
import { readCalendar } from './reading.ts'

const file = /^(.{1,100})\.ics$/

/** `GET /v1/calendar/<token>.ics`: a member's calendar, to anyone who has its address. */
export function addCalendar(
  app: FastifyInstance,
  services: Services,
  { availability, readers }: { readonly availability: Availability; readonly readers: AddressWindow },
): void {
  app.get<{ Params: { file: string } }>(`${calendarPath}/:file`, {
    onRequest: (request, _reply, done) => {
      const notNow = availability.refusal()
      if (notNow) throw notNow
      readers.count(request.ip)
      done()
    },
    handler: async (request, reply) => {
      const [, token] = file.exec(request.params.file) ?? []
      const calendar = token === undefined ? undefined : await readCalendar(services, token)
      if (calendar === undefined) throw nothingThere()
      const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`
      // Rights may change at any time, so each use asks; what has not changed is not sent again.
      reply.headers({ etag, 'cache-control': 'private, no-cache' })
      if (named(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="konttori.ics"',
        })
        .send(calendar)
    },
  })
}

/** Whether `If-None-Match` names the tag, as proxies may weaken it (RFC 9110 §13.1.2). */
const named = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some(each => ['*', etag, `W/${etag}`].includes(each.trim()))

/** The same for an address that never was one, was revoked, or is no active member's. */
const nothingThere = () => new RequestRefused('not-found', 'There is no calendar at this address.')
