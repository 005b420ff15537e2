import { RequestRefused } from '../../vocabulary/request-refused.ts'

export const requestTimeout = (): RequestRefused =>
  new RequestRefused('request-timeout', 'The request took too long to arrive.')

/** `limit` in bytes, as whole kB or MB. */
export const payloadTooLarge = (limit: number): RequestRefused =>
  new RequestRefused('payload-too-large', `The body is larger than ${sizeOf(limit)}.`)

const sizeOf = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${bytes / 1024} kB`

/** Answered before any work for the request. */
export const busyWithBodies = (): RequestRefused =>
  new RequestRefused(
    'service_busy',
    'Too much is being sent at once; nothing was written.',
    {},
    { 'retry-after': '2' },
  )
