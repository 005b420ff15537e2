import { createHash } from 'node:crypto'
import type { Caller } from '../access/caller.ts'
import { isKey } from '../access/caller.ts'
import type { Operation } from '../contract/operation.ts'
import { canonicalJson } from '../vocabulary/canonical-json.ts'
import { limits } from '../vocabulary/limits.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'

/**
 * The claim that a POST makes with its `Idempotency-Key`: the key, and a fingerprint of method, path, query and
 * body. Undefined without a key. Throws `idempotency_key_required` or `idempotency_key_too_long`.
 */
export function idempotencyClaim(
  operation: Operation,
  caller: Caller,
  request: { readonly url: string; readonly header: string | string[] | undefined; readonly body: unknown },
): { key: string; fingerprint: Buffer } | undefined {
  if (operation.method !== 'POST') return undefined
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
  // A path under /me/ names a different thing for every member, so the member belongs to the payload.
  const subject = operation.path.startsWith('/v1/me/') ? caller.membership.id : ''
  const fingerprint = createHash('sha256')
    .update(`${operation.method} ${request.url}\n${subject}\n${canonicalJson(request.body)}`)
    .digest()
  return { key, fingerprint }
}
