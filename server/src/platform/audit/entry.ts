import { hash } from 'node:crypto'
import type { CredentialKind } from '../access/caller.ts'
import { canonicalJson } from '../vocabulary/canonical-json.ts'
import type { Instant } from '../vocabulary/dates.ts'
import type { Id } from '../vocabulary/ids.ts'

/** A changed field as it is stored. Values are absent where there was none, for a secret, and after an erasure. */
export interface AuditedChange {
  readonly field: string
  readonly from?: unknown
  readonly to?: unknown
  /** Absent for an open field. */
  readonly sensitivity?: 'personal' | 'secret'
}

/** A row of the chain without its seal. */
export interface AuditContent {
  readonly organisationId: Id
  /** 1, 2, 3, … in the order of commits, without a gap. */
  readonly sequence: number
  readonly id: Id
  readonly at: Instant
  readonly actorMembershipId: Id | null
  readonly credentialKind: CredentialKind | 'device' | 'system'
  readonly credentialId: Id | null
  /** The operation's id, or the job's name. */
  readonly operation: string
  readonly requestId: string
  readonly action: string
  readonly targetType: string
  readonly targetId: string
  readonly changes: readonly AuditedChange[]
  readonly reason: string | null
  /** The network address that the request came from. */
  readonly origin: string | null
  /** 32 hexadecimal digits; null where there is nothing personal, and after an erasure. */
  readonly salt: string | null
  /** A digest of the personal values, reason and origin among them; it remains when they are erased. */
  readonly personalDigest: string | null
  /** The sequence of the row that records the erasure; not part of the seal. */
  readonly erasedBy: number | null
}

/** A row of the chain as a verifier needs it. Digests and seals are lower-case hexadecimal. */
export interface AuditEntry extends AuditContent {
  readonly prevHash: string
  /** HMAC-SHA-256 over the row's canonical text, which includes `prevHash`. */
  readonly hash: string
}

export const isPersonal = (change: AuditedChange): boolean => change.sensitivity === 'personal'

const hasValues = (change: AuditedChange): boolean => change.from !== undefined || change.to !== undefined

export const holdsPersonalValues = ({
  changes,
  reason,
  origin,
}: Pick<AuditContent, 'changes' | 'reason' | 'origin'>): boolean =>
  reason !== null || origin !== null || changes.some(change => isPersonal(change) && hasValues(change))

/** A salted digest of the personal values of a row: without the salt values cannot be guessed from it. */
export const personalDigest = (
  salt: string,
  { changes, reason, origin }: Pick<AuditContent, 'changes' | 'reason' | 'origin'>,
): string => hash('sha256', `${salt}\n${canonicalJson([reason, origin, changes.filter(isPersonal)])}`)

/**
 * The text that a row's seal covers: every column except the personal values and the reference to their erasure, as JSON
 * with ordered keys, because PostgreSQL does not keep the spelling of `jsonb`.
 */
export const canonicalText = (entry: Omit<AuditEntry, 'hash'>): string =>
  JSON.stringify([
    'konttori audit 1',
    entry.organisationId,
    entry.sequence,
    entry.id,
    entry.at,
    entry.actorMembershipId,
    entry.credentialKind,
    entry.credentialId,
    entry.operation,
    entry.requestId,
    entry.action,
    entry.targetType,
    entry.targetId,
    canonicalJson(entry.changes.map(withoutPersonalValues)),
    entry.personalDigest,
    entry.prevHash,
  ])

const withoutPersonalValues = (change: AuditedChange): AuditedChange =>
  change.sensitivity ? { field: change.field, sensitivity: change.sensitivity } : change
