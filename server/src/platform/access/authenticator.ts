import type { Id } from '../vocabulary/ids.ts'
import { type Caller, type DeviceCaller, isDevice, organisationNow } from './caller.ts'

export type CredentialCode =
  | 'invalid_token'
  | 'api_key_expired'
  | 'api_key_owner_inactive'
  | 'device_inactive'
/** The member of a credential, or why it has none. */
export type Resolution = { readonly caller: Caller } | { readonly refusal: CredentialCode }
/** The same where a device may be calling. */
export type AnyResolution = Resolution | { readonly caller: DeviceCaller }

/** A credential as callers name it. */
export type CredentialId = Pick<Caller['credential'], 'kind' | 'id'>

/** Resolves a bearer token or session cookie to its caller; provided by the families that own keys, tokens and sessions. */
export interface CredentialSource {
  /** Undefined when the secret has the form of another source. */
  resolve(secret: string): Promise<AnyResolution | undefined>
  /**
   * The caller of a credential by its id, without the secret, for what was given to it before; undefined for another
   * kind. Nothing is written down of such a use.
   */
  find?(orgId: Id, credential: CredentialId): Promise<Resolution | undefined>
  /** The proofs of identity that the person of a session can give; undefined for another kind of credential. */
  proofsOf?(caller: Caller): Promise<readonly string[] | undefined>
}

/** A revocation takes effect within this time even when its notification is lost. */
const trustMilliseconds = 1000
const maxEntries = 10_000

interface Entry {
  readonly resolution: AnyResolution
  readonly until: number
}

/** The end of an employment and of a dated grant take effect at the organisation's midnight, before the entry expires. */
const isOutdated = (resolution: AnyResolution): boolean => {
  if (!('caller' in resolution)) return false
  const { until } = resolution.caller
  return until !== null && Date.parse(until) <= organisationNow(resolution.caller)
}

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
  remembered(secret: string): AnyResolution | undefined {
    const entry = this.#entries.get(secret)
    if (!entry || entry.until < Date.now() || isOutdated(entry.resolution)) return undefined
    return this.#unlessExpired(entry.resolution)
  }

  async resolve(secret: string): Promise<AnyResolution> {
    const generation = this.#generation
    for (const source of this.#sources) {
      const resolution = await source.resolve(secret)
      if (!resolution) continue
      // A change was committed during the look-up, so the answer may be out of date.
      if (generation === this.#generation) this.#remember(secret, resolution)
      return this.#unlessExpired(resolution)
    }
    return { refusal: 'invalid_token' }
  }

  /** The caller of a credential by its id, looked up anew, or why there is none. */
  async find(orgId: Id, credential: CredentialId): Promise<Resolution> {
    for (const source of this.#sources) {
      const resolution = await source.find?.(orgId, credential)
      if (resolution) return this.#unlessExpired(resolution)
    }
    return { refusal: 'invalid_token' }
  }

  /** The proofs of identity that `recent_authentication_required` lists for the caller. */
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

  #remember(secret: string, resolution: AnyResolution): void {
    // Refusals are not remembered: guessed tokens must not fill the memory, and a key works as soon as it is valid again.
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

  #unlessExpired<R extends AnyResolution>(resolution: R): R | { readonly refusal: CredentialCode } {
    if (!('caller' in resolution) || isDevice(resolution.caller)) return resolution
    const { credential } = resolution.caller
    // OAuth tokens expire in real time, as their apps expect; a sandbox's clock moves keys and sessions only.
    const isToken = credential.kind === 'oauth'
    const now = isToken ? Date.now() : organisationNow(resolution.caller)
    if (!credential.expiresAt || Date.parse(credential.expiresAt) > now) return resolution
    return { refusal: isToken || credential.kind === 'session' ? 'invalid_token' : 'api_key_expired' }
  }
}
