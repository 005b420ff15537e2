import { capabilities, type Capability } from '../../../platform/vocabulary/capabilities.ts'

/**
 * What an app may ask for: capabilities by name, and three words beside them. `me`: the member's own things, which
 * every token reaches, so it is part of every request. `read_only`: nothing is changed. `offline_access`: the app goes
 * on without the member.
 */
export const scopes = ['me', ...capabilities, 'read_only', 'offline_access'] as const

/** Scopes as OAuth writes them, RFC 6749 §3.3. */
export const scopeText = (words: readonly string[]): string => words.join(' ')

/** What a request for consent asks for. */
export interface AskedScope {
  readonly capabilities: readonly Capability[]
  readonly readOnly: boolean
  readonly offlineAccess: boolean
}

export function askedScope(text: string | undefined): AskedScope {
  const words = new Set(text?.split(' '))
  return {
    capabilities: capabilities.filter(capability => words.has(capability)),
    readOnly: words.has('read_only'),
    offlineAccess: words.has('offline_access'),
  }
}

/** The scope that a grant gives, as the authorization server knows it. */
export const grantedScope = (grant: {
  readonly scope: readonly Capability[]
  readonly readOnly: boolean
  readonly offlineAccess: boolean
}): string =>
  scopeText([
    'me',
    ...grant.scope,
    ...(grant.readOnly ? ['read_only'] : []),
    ...(grant.offlineAccess ? ['offline_access'] : []),
  ])
