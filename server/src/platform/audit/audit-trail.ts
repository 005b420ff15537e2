import type { CredentialKind } from '../access/caller.ts'
import type { WriteTurn } from '../data/database.ts'
import type { AuditFact } from '../vocabulary/decision.ts'
import { type Id, newId } from '../vocabulary/ids.ts'

/** Who did it: a member through a credential, or the service itself. */
export interface Actor {
  readonly membershipId: Id | null
  readonly credentialKind: CredentialKind | 'system'
  readonly credentialId: Id | null
}

export const systemActor: Actor = { membershipId: null, credentialKind: 'system', credentialId: null }

/** Writes audit lines in the turn's transaction. */
export function recordAudit(
  turn: WriteTurn,
  lines: readonly AuditFact[],
  origin: { actor: Actor; operation: string; requestId: string },
): void {
  const rows = lines.map(line => ({
    id: newId(),
    action: line.action,
    target_type: line.targetType,
    target_id: line.targetId,
    changes: line.changes ?? [],
    reason: line.reason ?? null,
  }))
  turn.defer(turn.sql`
    insert into audit_entries (org_id, id, at, actor_membership_id, credential_kind, credential_id, operation,
      request_id, action, target_type, target_id, changes, reason)
    select ${turn.orgId}, line.id, ${turn.now}, ${origin.actor.membershipId}, ${origin.actor.credentialKind},
      ${origin.actor.credentialId}, ${origin.operation}, ${origin.requestId}, line.action, line.target_type,
      line.target_id, line.changes, line.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as line(id uuid, action text, target_type text, target_id text, changes jsonb, reason text)`)
}
