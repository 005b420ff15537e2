import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { slot } from '../../../platform/slots.ts'
import type { Refused } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { TargetCode } from './contract.ts'
import { refuseMissing } from './rules.ts'
import type { AttachmentRole, TargetType } from './shapes.ts'

/** What a caller may do with the attachments of a record that they may read; a refusal says why not. */
export interface TargetAccess {
  readonly add: Refused<TargetCode['barred' | 'standsStill']> | null
  readonly remove: Refused<TargetCode['barred' | 'standsStill']> | null
}

/** A record of which the caller may not read the files, though there is one. */
type Barred = Refused<TargetCode['barred']>

/** A kind of record that files belong to. Who may read the record reads its files; its family says the rest. */
export interface AttachmentTarget {
  /** As the audit trail calls the record. */
  readonly type: TargetType
  readonly roles: readonly AttachmentRole[]
  /** The code for a record that is not there, or not for the caller to know of. */
  readonly missing: TargetCode['missing']
  /** Refuses a caller who reads no such record at all; asked first. */
  gate?(caller: Caller): Barred | null
  /** What the caller may do with the files of the named records, as far as they may know of them. One statement, or a few that travel together. */
  access(db: TenantDb, caller: Caller, ids: readonly Id[]): Promise<ReadonlyMap<Id, TargetAccess | Barred>>
  /** Of the named records those that are there. */
  existing(db: TenantDb, ids: readonly Id[]): Promise<readonly Id[]>
}

/** Every family whose records have files contributes them. */
export const attachmentTargets = slot<AttachmentTarget>('attachments.targets')

type Targets = readonly AttachmentTarget[]

export function targetOf(targets: Targets, type: TargetType): AttachmentTarget {
  const found = targets.find(target => target.type === type)
  if (!found) throw new Error(`no family has contributed ${type}`)
  return found
}

/** What the caller may do with the files of a record, or what its own family refuses the record with. */
export async function accessTo(
  db: TenantDb,
  caller: Caller,
  targets: Targets,
  { type, id }: { readonly type: TargetType; readonly id: Id },
): Promise<TargetAccess | Refused<TargetCode['barred' | 'missing']>> {
  const target = targetOf(targets, type)
  const barred = target.gate?.(caller)
  if (barred) return barred
  const access = (await target.access(db, caller, [id])).get(id)
  return access ?? refuseMissing(target.missing)
}
