import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import { hashOf } from '../sessions/token.ts'

const lifetimeMs = 5 * 60_000
const randomLength = 16
const expiryLength = 6
const sealLength = 16
const length = randomLength + expiryLength + sealLength

/** What a challenge is good for: nothing but that, in nobody else's hands. */
export type Purpose = 'sign-in' | `registration ${string}` | `reauthentication ${string}`

/**
 * A challenge that carries its own expiry and seal, so that nothing is stored for those who only look at the page.
 * `now` in milliseconds, by the clock that will be read later.
 */
export function newChallenge(keyring: Keyring, purpose: Purpose, now: number): Buffer<ArrayBuffer> {
  const head = Buffer.concat([randomBytes(randomLength), Buffer.alloc(expiryLength)])
  head.writeUIntBE(now + lifetimeMs, randomLength, expiryLength)
  return Buffer.concat([head, seal(keyring, purpose, head)])
}

/** Whether a challenge, in base64url, is ours, for the purpose, and not past its expiry. */
export function isLive(keyring: Keyring, purpose: Purpose, challenge: string, now: number): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== length || bytes.toString('base64url') !== challenge) return false
  const head = bytes.subarray(0, randomLength + expiryLength)
  const given = bytes.subarray(head.length)
  if (!seals(keyring, purpose, head).some(ours => timingSafeEqual(given, ours))) return false
  return now < head.readUIntBE(randomLength, expiryLength)
}

const seal = (keyring: Keyring, purpose: Purpose, head: Buffer): Buffer =>
  keyring.mac('passkey challenge', sealedText(purpose, head)).subarray(0, sealLength)

const seals = (keyring: Keyring, purpose: Purpose, head: Buffer): Buffer[] =>
  keyring.macs('passkey challenge', sealedText(purpose, head)).map(mac => mac.subarray(0, sealLength))

const sealedText = (purpose: Purpose, head: Buffer): string => `${purpose} ${head.toString('hex')}`

/** Uses a challenge up. False when it was used before, however short a time before. */
export async function spend(tx: WriteTransaction, challenge: string): Promise<boolean> {
  tx.defer(tx.sql`
    with present as materialized (select now() as instant)
    delete from directory.spent_challenges c using present where c.expires_at < present.instant`)
  // Kept by real time and for much longer than a challenge lives, since a sandbox's clock may be behind.
  const spent = await tx.sql`
    with kept as materialized (select now() + interval '1 day' as until)
    insert into directory.spent_challenges (challenge_hash, expires_at)
    select ${hashOf(challenge)}, kept.until from kept
    on conflict (challenge_hash) do nothing
    returning challenge_hash`
  return spent.length > 0
}
