import type { FastifyError } from 'fastify'
import {
  ServiceBusy,
  ServiceUnavailable,
  StorageFull,
  ValueNotStorable,
  WritesNotTaken,
} from '../data/database-errors.ts'
import { CursorInvalid } from '../data/paging.ts'
import { StorageUnavailable } from '../files/storage.ts'
import { SealUnreadable } from '../secrets/keyring.ts'
import { badRequest, RequestRefused } from '../vocabulary/request-refused.ts'

/** Maps every failure to a code of the catalogue; an unexpected one is a 500 without details. */
export function refusalOf(error: FastifyError): RequestRefused {
  if (error instanceof RequestRefused) return error
  if (error instanceof CursorInvalid)
    return badRequest([{ parameter: 'cursor', message: 'does not belong to this query' }])
  if (error instanceof ValueNotStorable)
    return badRequest([{ pointer: '', message: 'a value is out of range' }])
  if (error instanceof ServiceBusy)
    return new RequestRefused(
      'service_busy',
      'The service is busy; nothing was written.',
      {},
      retryAfter(error),
    )
  if (noRoom.has(error.code)) return storageFull({ retryAfterSeconds: 30 })
  if (error.code === 'EROFS')
    return unavailable('The place of the files takes nothing now; nothing was kept.', 30)
  if (error instanceof ServiceUnavailable) return unavailabilityOf(error)
  if (error instanceof StorageUnavailable) return unavailable('The place of the files cannot be reached.', 5)
  // The log is for the operator; the value can be opened once the former secret is given again.
  if (error instanceof SealUnreadable)
    return unavailable(
      'Something that is needed was sealed with a key that the service does not have now.',
      60,
    )
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new RequestRefused('unsupported-media-type', 'Send the body as application/json.')
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH')
    return new RequestRefused('not-found', 'Nothing has so long a name.')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return badRequest([{ pointer: '', message: error.message.replace(/\.$/, '') }])
  return new RequestRefused(
    'internal-error',
    'Something went wrong on our side; quote the requestId to support.',
  )
}

function unavailabilityOf(error: ServiceUnavailable): RequestRefused {
  if (error instanceof StorageFull) return storageFull(error)
  const detail =
    error instanceof WritesNotTaken
      ? 'The database takes no writes now; nothing was written.'
      : 'The database cannot be reached.'
  return unavailable(detail, error.retryAfterSeconds)
}

const unavailable = (detail: string, retryAfterSeconds: number): RequestRefused =>
  new RequestRefused('service_unavailable', detail, {}, retryAfter({ retryAfterSeconds }))

/** The disk, a quota, and a limit on the size of files. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

const storageFull = (error: { retryAfterSeconds: number }): RequestRefused =>
  new RequestRefused(
    'storage_full',
    'The service has no room to write; nothing of the request was kept.',
    {},
    retryAfter(error),
  )

const retryAfter = (error: { retryAfterSeconds: number }) => ({
  'retry-after': String(error.retryAfterSeconds),
})
