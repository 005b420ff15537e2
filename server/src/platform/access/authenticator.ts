import type { Id } from '../vocabulary/ids.ts'
import { type Caller, organisationNow } from './caller.ts'

export type CredentialCode = 'invalid_token' | 'api_key_expired' | 'api_key_owner_inactive'
export type Resolution = { readonly caller: Caller } | { readonly refusal: CredentialCode }

/** Finds what a bearer token or session cookie stands for; the families that own keys and sessions provide it. */
export interface CredentialSource {
  /** Resolves a secret of its own form, or undefined when the secret is of another form. */
  resolve(secret: string): Promise<Resolution | undefined>
  /** What the person of a session can show who they are with; undefined for a caller with another kind of credential. */
  proofsOf?(caller: Caller): Promise<readonly string[] | undefined>
}

/** The bound within which a revocation takes effect even when its notification is lost. */
const trustMilliseconds = 1000
const maxEntries = 10_000

interface Entry {
  readonly resolution: Resolution
  readonly until: number
}

/** Leaving and dated grants take effect at midnight of the organisation, not when the memory of a caller ends. */
const isOutdated = (resolution: Resolution): boolean =>
  'caller' in resolution &&
  resolution.caller.until !== null &&
  Date.parse(resolution.caller.until) <= organisationNow(resolution.caller)

/**
 * Callers by secret, remembered for at most a second. `forget` drops an organisation's callers at once; it is
 * called with every committed change of keys, members and modules, in this process and by notification from others.
 */
export class Authenticator {
  readonly #sources: readonly CredentialSource[]
  readonly #entries = new Map<string, Entry>()
  readonly #secretsOf = new Map<Id, Set<string>>()
  #generation = 0

  constructor(sources: readonly CredentialSource[]) {
    this.#sources = sources
  }

  /** The caller when it is remembered, without waiting; undefined when it must be resolved. */
  remembered(secret: string): Resolution | undefined {
    const entry = this.#entries.get(secret)
    if (!entry || entry.until < Date.now() || isOutdated(entry.resolution)) return undefined
    return this.#unlessExpired(entry.resolution)
  }

  async resolve(secret: string): Promise<Resolution> {
    const generation = this.#generation
    for (const source of this.#sources) {
      const resolution = await source.resolve(secret)
      if (!resolution) continue
      // A change committed while we were looking: the answer may be the old one, so it is not remembered.
      if (generation === this.#generation) this.#remember(secret, resolution)
      return this.#unlessExpired(resolution)
    }
    return { refusal: 'invalid_token' }
  }

  /** What the person of a session can show who they are with, as `recent_authentication_required` names it. */
  async proofsOf(caller: Caller): Promise<readonly string[]> {
    for (const source of this.#sources) {
      const proofs = await source.proofsOf?.(caller)
      if (proofs) return proofs
    }
    return []
  }

  forget(orgId: Id): void {
    this.#generation++
    for (const secret of this.#secretsOf.get(orgId) ?? []) this.#entries.delete(secret)
    this.#secretsOf.delete(orgId)
  }

  #remember(secret: string, resolution: Resolution): void {
    // Refusals are not remembered: a guessed token must not fill the memory, and a mended key works at once.
    if (!('caller' in resolution)) return
    if (this.#entries.size >= maxEntries) {
      this.#entries.clear()
      this.#secretsOf.clear()
    }
    this.#entries.set(secret, { resolution, until: Date.now() + trustMilliseconds })
    const orgId = resolution.caller.organisation.id
    const secrets = this.#secretsOf.get(orgId)
    if (secrets) secrets.add(secret)
    else this.#secretsOf.set(orgId, new Set([secret]))
  }

  #unlessExpired(resolution: Resolution): Resolution {
    if (!('caller' in resolution)) return resolution
    const { credential } = resolution.caller
    // Tokens of connected apps live in real time, as the apps count it; a sandbox's clock moves keys and sessions only.
    const isToken = credential.kind === 'oauth'
    const now = isToken ? Date.now() : organisationNow(resolution.caller)
    if (!credential.expiresAt || Date.parse(credential.expiresAt) > now) return resolution
    return { refusal: isToken || credential.kind === 'session' ? 'invalid_token' : 'api_key_expired' }
  }
}
