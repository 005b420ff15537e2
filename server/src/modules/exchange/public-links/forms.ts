import { randomBytes } from 'node:crypto'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Keyring } from '../../../platform/secrets/keyring.ts'
import { instantFromMilliseconds } from '../../../platform/vocabulary/dates.ts'
import type { Refused } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { SentForm } from './record.ts'
import { type FormCode, takes } from './rules.ts'
import { isSent, saveSent } from './store.ts'

/** How long a page may stay open before its form is sent, in real time. */
const goodForMs = 24 * 60 * 60 * 1000

interface Link {
  readonly orgId: Id
  readonly linkId: Id
}

/** What one form of a link carries: nobody else can make it, and it is taken once. */
export function newFormToken(keyring: Keyring, link: Link): string {
  const until = Date.now() + goodForMs
  const nonce = randomBytes(16).toString('base64url')
  return keyring.seal(JSON.stringify({ until, nonce }), boundTo(link)).toString('base64url')
}

/**
 * Takes a form in the transaction that carries it out: the same form is refused from then on. What it was sent with is
 * committed with it, or neither is.
 */
export async function takeForm(
  tx: WriteTransaction,
  keyring: Keyring,
  linkId: Id,
  formToken: string,
): Promise<Refused<FormCode> | undefined> {
  const form = readFormToken(keyring, { orgId: tx.orgId, linkId }, formToken)
  const taken = takes(form, form !== undefined && (await isSent(tx, form)))
  if ('refusal' in taken) return taken
  saveSent(tx, taken, instantFromMilliseconds(Date.now()))
  return undefined
}

function readFormToken(keyring: Keyring, link: Link, formToken: string): SentForm | undefined {
  try {
    const opened = keyring.open(Buffer.from(formToken, 'base64url'), boundTo(link))
    const { until, nonce } = JSON.parse(opened) as { until: number; nonce: string }
    if (Date.now() >= until) return undefined
    const expiresAt = instantFromMilliseconds(until)
    return { linkId: link.linkId, nonce: Buffer.from(nonce, 'base64url'), expiresAt }
  } catch {
    return undefined
  }
}

const boundTo = ({ orgId, linkId }: Link): string => `public form ${orgId} ${linkId}`
