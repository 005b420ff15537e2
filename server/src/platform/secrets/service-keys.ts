import { timingSafeEqual } from 'node:crypto'
import pg from 'pg'
import { connectError } from '../data/database-errors.ts'
import { clientConfig, connectClient, type Target } from '../data/wire/connect.ts'
import { ServiceSecretDiffers } from './errors.ts'
import { Keyring } from './keyring.ts'
import { sealedEvidence, sealedWith } from './sealed-evidence.ts'
import { keyOf, readKey, type ServiceKey } from './service-key.ts'

/** A key as the database stores it. */
export interface StoredKey {
  readonly id: string
  readonly checkValue: Buffer
  readonly createdAt: Date
  /** Null for the present one. */
  readonly retiredAt: Date | null
  readonly kept: Buffer | null
  readonly droppedAt: Date | null
}

/** The keyring, and warnings about it for the operator. */
export interface OpenKeyring {
  readonly keyring: Keyring
  /** A given secret that is not in force yet; “konttori secret rotate” puts it in force. */
  readonly next: Buffer | undefined
  /** Ids of former keys that the database stores and no given secret opens. */
  readonly missing: readonly string[]
}

/**
 * The keyring of a database: which of the given secrets is in force, and the former ones. Only reads. Where the database
 * does not store its key's id yet, the newest audit rows show which secret sealed them. Throws
 * `ServiceSecretDiffers` when none of the given secrets is the one in force.
 */
export async function openKeyring(target: Target, given: readonly Buffer[]): Promise<OpenKeyring> {
  return onClient(target, async client => {
    const stored = await storedKeys(client)
    const present = stored.find(({ retiredAt }) => retiredAt === null)
    const inForce = present
      ? given.find(root => isKey(keyOf(root), present))
      : await sealerOf(target, client, given)
    const [first] = given
    if (!inForce || !first) throw new ServiceSecretDiffers(first ? keyOf(first).id : 'none', present?.id)
    const ring = withFormers(inForce, given, stored)
    return { ...ring, next: first === inForce ? undefined : first }
  })
}

/** Whether anything in the database was sealed, so that a new secret would not open it. */
export async function hasSealed(target: Target): Promise<boolean> {
  return onClient(target, async client => {
    if ((await storedKeys(client)).length > 0) return true
    return (await sealedEvidence(target, client)).length > 0
  })
}

/**
 * Stores the keyring's present key in the database where none is stored. When processes start at once with different
 * secrets, one succeeds and the others throw `ServiceSecretDiffers`.
 */
export async function registerKey(target: Target, { present }: Keyring): Promise<void> {
  await onClient(target, async client => {
    await client.query(
      `insert into directory.service_keys (id, check_value, created_at)
       select $1, $2, now() where not exists (select from directory.service_keys) on conflict do nothing`,
      [present.id, present.checkValue],
    )
    const stored = (await storedKeys(client)).find(({ retiredAt }) => retiredAt === null)
    if (!stored || !isKey(present, stored)) throw new ServiceSecretDiffers(present.id, stored?.id)
  })
}

/** The stored keys, the newest first; none in a database from before key ids. */
export async function storedKeys(client: pg.Client): Promise<StoredKey[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('directory.service_keys') is not null as there`,
  )
  if (!rows[0]?.there) return []
  const found = await client.query<StoredKey>(`
    select id, check_value as "checkValue", created_at as "createdAt", retired_at as "retiredAt", kept,
      dropped_at as "droppedAt"
    from directory.service_keys order by retired_at desc nulls first, created_at desc`)
  return found.rows
}

export const boundToKey = (id: string): string => `service key ${id}`

/** Runs `work` on a connection of its own, as the login. */
export async function onClient<T>(target: Target, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(target))
  client.on('error', () => {})
  try {
    await connectClient(client).catch(error => {
      throw connectError(error)
    })
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

const isKey = (key: ServiceKey, stored: StoredKey): boolean =>
  key.id === stored.id && timingSafeEqual(key.checkValue, stored.checkValue)

async function sealerOf(
  target: Target,
  client: pg.Client,
  given: readonly Buffer[],
): Promise<Buffer | undefined> {
  const rows = await sealedEvidence(target, client)
  return rows.length === 0 ? given[0] : given.find(root => sealedWith(keyOf(root), rows))
}

/** The former secrets are stored sealed with the present one, so that the operator only keeps the present one. */
function withFormers(
  inForce: Buffer,
  given: readonly Buffer[],
  stored: readonly StoredKey[],
): Pick<OpenKeyring, 'keyring' | 'missing'> {
  const alone = new Keyring(inForce)
  const others = given.filter(root => root !== inForce).map(keyOf)
  const missing: string[] = []
  const formers: ServiceKey[] = []
  for (const { id, kept } of stored) {
    if (kept === null) continue
    const former = readKept(alone, id, kept) ?? others.find(other => other.id === id)
    if (former) formers.push(former)
    else missing.push(id)
  }
  // A database that stores no keys yet has a former one only if it is given.
  if (stored.length === 0) formers.push(...others)
  return { keyring: new Keyring(inForce, formers), missing }
}

function readKept(alone: Keyring, id: string, kept: Buffer): ServiceKey | undefined {
  try {
    const key = readKey(alone.open(kept, boundToKey(id)))
    return key.id === id ? key : undefined
  } catch {
    return undefined
  }
}
