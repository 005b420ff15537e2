import { createHmac, randomBytes } from 'node:crypto'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { SealedColumn } from '../../../../platform/secrets/sealed-columns.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { isPassword } from '../../../people/session/port.ts'
import * as store from './store.ts'

/**
 * What badge codes and PINs of one organisation are hashed with: 32 random bytes, sealed by the service's secret. A badge code
 * is a short number and a PIN a shorter one, so that nobody who has the database alone may be able to try them out.
 */
export type Pepper = Buffer

const boundTo = (orgId: string): string => `badge pepper ${orgId}`

/** Where they lie; a change of the service's secret seals them anew and the hashes stay good. */
export const sealedPeppers: SealedColumn = {
  what: 'keys of badge codes and PINs',
  table: 'badge_peppers',
  column: 'sealed',
  keys: { id: 'uuid' },
  boundTo: (_, orgId) => boundTo(orgId),
}

type Sealing = Pick<Keyring, 'seal' | 'open'>

/** The organisation's pepper, undefined before its first badge. One statement. */
export async function findPepper(db: TenantDb, keyring: Sealing): Promise<Pepper | undefined> {
  const sealed = await store.sealedPepper(db)
  return sealed && Buffer.from(keyring.open(sealed, boundTo(db.orgId)), 'base64')
}

/** The same, made where there is none. */
export async function pepperFor(tx: WriteTransaction, keyring: Sealing, id: Id): Promise<Pepper> {
  const found = await findPepper(tx, keyring)
  if (found) return found
  const pepper = randomBytes(32)
  tx.defer(store.insertPepper(tx, id, keyring.seal(pepper.toString('base64'), boundTo(tx.orgId))))
  return pepper
}

/** What is kept of a badge code. Readers write one code in several ways: case, spaces and separators do not count. */
export const hashOfBadge = (pepper: Pepper, badgeCode: string): Buffer =>
  createHmac('sha256', pepper)
    .update(`badge ${plainBadge(badgeCode)}`)
    .digest()

export const plainBadge = (badgeCode: string): string => badgeCode.toUpperCase().replaceAll(/[\s:._-]/g, '')

/** What stands for a PIN where its slow hash is made: of no use to who has not the pepper. */
export const pepperedPin = (pepper: Pepper, membershipId: Id, pin: string): string =>
  createHmac('sha256', pepper).update(`pin ${membershipId.toLowerCase()} ${pin}`).digest('base64')

/** Whether a PIN is that of a hash. Without a hash or a pepper it costs the same time and is never right. */
export const isPin = (
  pepper: Pepper | undefined,
  membershipId: Id,
  pin: string,
  hash: string | null,
): Promise<boolean> =>
  isPassword(pepperedPin(pepper ?? Buffer.alloc(32), membershipId, pin), pepper ? hash : null)
