import type { SealedColumn } from '../../../../platform/secrets/sealed-columns.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** What the payload of a code or token is bound to. */
export const boundToToken = (kind: string, id: Id): string => `oauth ${kind} ${id}`

export const sealedTokens: SealedColumn = {
  what: 'tokens of connected apps',
  table: 'oauth_tokens',
  column: 'sealed',
  keys: { id: 'uuid' },
  reads: ['kind'],
  boundTo: ({ kind = '', id = '' }) => boundToToken(kind, id),
}

/** They last for minutes. */
export const sealedInteractions: SealedColumn = {
  what: 'requests of connected apps for consent',
  table: 'directory.oauth_interactions',
  column: 'sealed',
  keys: { id_hash: 'bytea' },
  boundTo: null,
  live: 'expires_at > now()',
}
