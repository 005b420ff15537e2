import type { AdapterPayload } from 'oidc-provider'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import { addSeconds, type Instant, instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import { realInstant } from '../real-time.ts'
import { hashOf } from '../tokens/token.ts'
import * as store from './interactions-store.ts'

/**
 * What an app has asked for while its member signs in and decides. Nobody is known yet, so it lies in the directory: by
 * the hash of an id that only the browser has, and sealed.
 */
export class Interactions {
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
  }

  async find(uid: string): Promise<AdapterPayload | undefined> {
    const { database, keyring } = this.#services
    const idHash = hashOf(uid)
    const sealed = await store.find(database, idHash, realInstant())
    return sealed && (JSON.parse(keyring.open(sealed, boundTo(idHash))) as AdapterPayload)
  }

  async save(uid: string, payload: AdapterPayload, seconds: number): Promise<void> {
    await store.save(this.#services.database, this.#sealed(uid, payload, addSeconds(realInstant(), seconds)))
  }

  /** Keeps a member's answer, in the transaction that carries it out; how long it lasts stays. */
  answerIn(tx: WriteTransaction, uid: string, payload: AdapterPayload): void {
    const expiresAt = instantFromMilliseconds((payload.exp ?? 0) * 1000)
    store.saveIn(tx, this.#sealed(uid, payload, expiresAt))
  }

  async remove(uid: string): Promise<void> {
    await store.remove(this.#services.database, hashOf(uid))
  }

  #sealed(uid: string, payload: AdapterPayload, expiresAt: Instant): store.StoredInteraction {
    const idHash = hashOf(uid)
    return {
      idHash,
      sealed: this.#services.keyring.seal(JSON.stringify(payload), boundTo(idHash)),
      expiresAt,
    }
  }
}

const boundTo = (idHash: Buffer): string => `oauth interaction ${idHash.toString('base64url')}`
