import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type AuditFact,
  type Decision,
  type FieldChange,
  refuse,
  type Refused,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ClientKind, OAuthClient } from './client.ts'
import { faultOfRedirectUri } from './redirect-uris.ts'

export interface ClientWish {
  readonly name: string
  readonly kind: ClientKind
  readonly redirectUris: readonly string[]
  readonly scope: readonly Capability[]
  readonly readOnly: boolean
}

export function register(
  wanted: ClientWish,
  made: { readonly id: Id; readonly by: Id; readonly now: Instant },
): Decision<OAuthClient, never, 'oauth_redirect_uri_invalid'> {
  const client: OAuthClient = {
    id: made.id,
    name: wanted.name,
    kind: wanted.kind,
    redirectUris: wanted.redirectUris,
    scope: wanted.scope,
    readOnly: wanted.readOnly,
    createdBy: made.by,
    deletedAt: null,
    createdAt: made.now,
    updatedAt: made.now,
  }
  const changes = (['name', 'kind', 'redirectUris', 'scope', 'readOnly'] as const).map(field => ({
    field,
    to: client[field],
  }))
  return (
    refusedRedirectUri(client) ??
    accept(client, { audit: [auditOf('oauth_clients.create', client, changes)] })
  )
}

export interface ClientChange {
  readonly name?: string | undefined
  readonly redirectUris?: readonly string[] | undefined
  readonly scope?: readonly Capability[] | undefined
  readonly readOnly?: boolean | undefined
}

export function update(
  client: OAuthClient,
  wanted: ClientChange,
  unchanged: boolean,
  now: Instant,
): Decision<OAuthClient, never, 'oauth_client_stale' | 'oauth_redirect_uri_invalid'> {
  if (!unchanged) return refuse('oauth_client_stale', 'The app has changed since it was read.')
  const changed: OAuthClient = { ...client, ...fieldsIn(wanted) }
  const changes = differences(client, changed)
  if (changes.length === 0) return accept(client)
  return (
    refusedRedirectUri(changed) ??
    accept({ ...changed, updatedAt: now }, { audit: [auditOf('oauth_clients.update', client, changes)] })
  )
}

export interface SecretRotation {
  readonly client: OAuthClient
  /** Until when the old secret stays valid; the present instant when it ends at once. */
  readonly oldSecretUntil: Instant
}

/** `oldSecretUntil` counts on the organisation's clock, as with keys. */
export function rotate(
  client: OAuthClient,
  overlapMinutes: number,
  last4: string,
  now: Instant,
): Decision<SecretRotation, never, 'oauth_client_public'> {
  if (client.kind === 'public') return refuse('oauth_client_public', 'A public app has no secret.')
  const oldSecretUntil = addSeconds(now, overlapMinutes * 60)
  const changes = [
    { field: 'secretLast4', to: last4 },
    { field: 'oldSecretUntil', to: oldSecretUntil },
  ]
  return accept(
    { client: { ...client, updatedAt: now }, oldSecretUntil },
    { audit: [auditOf('oauth_clients.rotate', client, changes)] },
  )
}

/** Takes an app away for good. Its row stays for the grants that were given to it. */
export const remove = (client: OAuthClient, now: Instant): Decision<OAuthClient, never, never> =>
  accept(
    { ...client, deletedAt: now, updatedAt: now },
    { audit: [auditOf('oauth_clients.delete', client, [{ field: 'name', from: client.name }])] },
  )

const changeable = ['name', 'redirectUris', 'scope', 'readOnly'] as const

const fieldsIn = (wanted: ClientChange): Partial<OAuthClient> =>
  Object.fromEntries(
    changeable.filter(field => wanted[field] !== undefined).map(field => [field, wanted[field]]),
  )

const differences = (before: OAuthClient, after: OAuthClient): FieldChange[] =>
  changeable
    .filter(field => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map(field => ({ field, from: before[field], to: after[field] }))

function refusedRedirectUri({
  redirectUris,
  kind,
}: OAuthClient): Refused<'oauth_redirect_uri_invalid'> | undefined {
  for (const redirectUri of redirectUris) {
    const fault = faultOfRedirectUri(redirectUri, kind)
    if (fault) return refuse('oauth_redirect_uri_invalid', `“${redirectUri}” ${fault}.`, { redirectUri })
  }
  return undefined
}

const auditOf = (
  action: string,
  { id }: { readonly id: Id },
  changes: readonly FieldChange[],
): AuditFact => ({ action, targetType: 'oauth_client', targetId: id, changes })
