import { createHash } from 'node:crypto'
import { type AnyCaller, isDevice, isKey } from '../access/caller.ts'
import { takesIdempotencyKey } from '../contract/idempotency.ts'
import type { Operation } from '../contract/operation.ts'
import type { IdempotencyClaim } from '../data/database.ts'
import { canonicalJson } from '../vocabulary/canonical-json.ts'
import { limits } from '../vocabulary/limits.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'

/**
 * The claim that a POST makes with its `Idempotency-Key`: the key, a fingerprint of method, path, query and body, and
 * the acting member or device. Undefined without a key. Throws `idempotency_key_required` or `idempotency_key_too_long`.
 */
export function idempotencyClaim(
  operation: Operation,
  caller: AnyCaller,
  request: { readonly url: string; readonly header: string | string[] | undefined; readonly body: unknown },
): IdempotencyClaim | undefined {
  if (!takesIdempotencyKey(operation)) return undefined
  const key = typeof request.header === 'string' ? request.header.trim() : ''
  if (key === '') {
    if (operation.idempotency === 'required' && isKey(caller))
      throw new RequestRefused(
        'idempotency_key_required',
        'Send one Idempotency-Key per logical operation.',
        {
          errors: [{ header: 'Idempotency-Key', message: 'is required' }],
        },
      )
    return undefined
  }
  if (key.length > limits.idempotencyKeyLength)
    throw new RequestRefused(
      'idempotency_key_too_long',
      `The key has ${key.length} characters; 200 are allowed.`,
      {
        errors: [{ header: 'Idempotency-Key', message: 'must have at most 200 characters' }],
      },
    )
  const fingerprint = createHash('sha256')
    .update(`${operation.method} ${request.url}\n${canonicalJson(request.body)}`)
    .digest()
  return { key, fingerprint, actorId: isDevice(caller) ? caller.credential.id : caller.membership.id }
}
