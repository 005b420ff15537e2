import { randomBytes } from 'node:crypto'
import type { CredentialKind } from '../access/caller.ts'
import type { WriteTransaction } from '../data/database.ts'
import type { AuditFact, FieldChange } from '../vocabulary/decision.ts'
import { type Id, newId } from '../vocabulary/ids.ts'
import {
  type AuditedChange,
  type AuditEntry,
  canonicalText,
  holdsPersonalValues,
  personalDigest,
} from './entry.ts'
import { type AuditHead, type AuditSealing, sealOf } from './sealing.ts'

/** Who acts: a member through a credential, or the service itself. */
export interface Actor {
  readonly membershipId: Id | null
  readonly credentialKind: CredentialKind | 'device' | 'system'
  readonly credentialId: Id | null
}

export const systemActor: Actor = { membershipId: null, credentialKind: 'system', credentialId: null }

export interface AuditOrigin {
  readonly actor: Actor
  readonly operation: string
  readonly requestId: string
  /** The network address that the request came from, when there is one. */
  readonly address?: string | undefined
}

/**
 * Appends lines to the organisation's chain: one statement inserts them and moves the head. The transaction has locked the
 * row with the head, so the chain cannot fork.
 */
export function recordAudit(
  tx: WriteTransaction,
  lines: readonly AuditFact[],
  origin: AuditOrigin,
): AuditEntry[] {
  if (lines.length === 0) return []
  const entries: AuditEntry[] = []
  let head = tx.auditHead
  for (const line of lines) {
    const entry = sealed(line, origin, head, tx)
    entries.push(entry)
    head = entry
  }
  tx.auditHead = { sequence: head.sequence, hash: head.hash }
  tx.defer(tx.sql`
    with head as (
      update organisation_clocks set audit_sequence = ${head.sequence}, audit_hash = ${Buffer.from(head.hash, 'hex')}
      where org_id = ${tx.orgId})
    insert into audit_entries (org_id, sequence, id, at, actor_membership_id, credential_kind, credential_id, operation,
      request_id, origin, action, target_type, target_id, changes, reason, salt, personal_digest, prev_hash, hash)
    select ${tx.orgId}, line.sequence, line.id, ${tx.now}, ${origin.actor.membershipId},
      ${origin.actor.credentialKind}, ${origin.actor.credentialId}, ${origin.operation}, ${origin.requestId},
      line.origin, line.action, line.target_type, line.target_id, line.changes, line.reason, line.salt,
      line.personal_digest, line.prev_hash, line.hash
    from jsonb_to_recordset(${JSON.stringify(entries.map(asRecord))}::jsonb)
      as line(sequence bigint, id uuid, origin text, action text, target_type text, target_id text, changes jsonb,
        reason text, salt bytea, personal_digest bytea, prev_hash bytea, hash bytea)
    returning sequence`)
  return entries
}

function sealed(
  line: AuditFact,
  { actor, operation, requestId, address }: AuditOrigin,
  { sequence, hash: prevHash }: AuditHead,
  { orgId, now, auditSealing }: WriteTransaction,
): AuditEntry {
  const { action, targetType, targetId } = line
  const personal = {
    changes: (line.changes ?? []).map(change => audited(change, targetType, auditSealing)),
    reason: line.reason ?? null,
    origin: address ?? null,
  }
  const salt = holdsPersonalValues(personal) ? randomBytes(16).toString('hex') : null
  const content = {
    organisationId: orgId,
    sequence: sequence + 1,
    id: newId(),
    at: now,
    actorMembershipId: actor.membershipId,
    credentialKind: actor.credentialKind,
    credentialId: actor.credentialId,
    operation,
    requestId,
    action,
    targetType,
    targetId,
    ...personal,
    salt,
    personalDigest: salt === null ? null : personalDigest(salt, personal),
    erasedBy: null,
    prevHash,
  }
  return { ...content, hash: sealOf(auditSealing.key, canonicalText(content)) }
}

/** A change as it is stored: a secret without its values, and all others as JSON represents them. */
function audited(change: FieldChange, targetType: string, { sensitivityOf }: AuditSealing): AuditedChange {
  const { field } = change
  const sensitivity = sensitivityOf(targetType, field)
  if (sensitivity === 'secret') return { field, sensitivity }
  const values = {
    ...(change.from !== undefined && { from: asJson(change.from) }),
    ...(change.to !== undefined && { to: asJson(change.to) }),
  }
  return sensitivity === 'personal' ? { field, sensitivity, ...values } : { field, ...values }
}

/** The value as it will be read back, so that its digest can be recomputed. */
const asJson = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value

const asRecord = (entry: AuditEntry) => ({
  sequence: entry.sequence,
  id: entry.id,
  origin: entry.origin,
  action: entry.action,
  target_type: entry.targetType,
  target_id: entry.targetId,
  changes: entry.changes,
  reason: entry.reason,
  salt: bytes(entry.salt),
  personal_digest: bytes(entry.personalDigest),
  prev_hash: bytes(entry.prevHash),
  hash: bytes(entry.hash),
})

/** In the input form of `bytea`. */
const bytes = (hexadecimal: string | null): string | null =>
  hexadecimal === null ? null : `\\x${hexadecimal}`
