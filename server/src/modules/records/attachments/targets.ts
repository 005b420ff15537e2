import type { Caller } from '../../../platform/access/caller.ts'
import type { Refusals } from '../../../platform/contract/family.ts'
import type { GateCode } from '../../../platform/contract/gate-refusals.ts'
import { type Contributed, contributedCode, contributedCodes } from '../../../platform/contract/refusals.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { slot } from '../../../platform/slots.ts'
import type { Refused } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { refuseMissing } from './rules.ts'
import type { AttachmentRole } from './shapes.ts'

/** A code that a family brings with its target. */
export type TargetCode = Contributed<'attachments.targets'>

/** Codes for who reads none of it, or changes none. */
export const barringCodes = [
  'insufficient_role',
  'api_key_cannot_manage_credentials',
] as const satisfies readonly GateCode[]
type BarringCode = (typeof barringCodes)[number]

/** A record of which the caller may not read the files, though there is one. */
type Barred = Refused<BarringCode>

/** What a caller may do with the attachments of a record that they may read; a refusal says why not. */
export interface TargetAccess<Code extends string = TargetCode> {
  readonly add: Refused<Code | BarringCode> | null
  readonly remove: Refused<Code | BarringCode> | null
}

/** A kind of record that files belong to. Who may read the record reads its files; its family says the rest. */
interface Target<Code extends string> {
  /** As the audit trail calls the record. */
  readonly type: string
  readonly roles: readonly AttachmentRole[]
  /** Who adds and removes files, in the words of the description: `the receipts` of `a payroll batch`, `who runs payroll`. */
  readonly changed: { readonly files?: string; readonly of: string; readonly by: string }
  /** Refuses a caller who reads no such record at all; asked first. */
  gate?(caller: Caller): Barred | null
  /** What the caller may do with the files of the named records, as far as they may know of them. One statement, or a few that travel together. */
  access(
    db: TenantDb,
    caller: Caller,
    ids: readonly Id[],
  ): Promise<ReadonlyMap<Id, TargetAccess<Code> | Barred>>
  /** Of the named records those that are there. */
  existing(db: TenantDb, ids: readonly Id[]): Promise<readonly Id[]>
}

/** A target with the declarations of its codes, as a family writes it. */
interface DeclaredTarget<Missing extends Refusals, Locked extends Refusals>
  extends Target<NoInfer<keyof Locked & string>> {
  /** The code for a record that is not there, or not for the caller to know of. */
  readonly missing: Missing
  /** The codes for a record of which nobody adds or removes files now. */
  readonly locked?: Locked
}

export interface AttachmentTarget extends Target<TargetCode> {
  readonly missing: TargetCode
  readonly locked: readonly TargetCode[]
  /** The declarations of its codes. */
  readonly refusals: Refusals
}

/** A target for the slot. What it refuses with is what it declares; from here on attachments know codes in general. */
export function attachmentTarget<
  const Missing extends Refusals,
  const Locked extends Refusals = Record<never, never>,
>({ missing, locked, ...target }: DeclaredTarget<Missing, Locked>): AttachmentTarget {
  return {
    ...(target as unknown as Target<TargetCode>),
    missing: contributedCode(missing),
    locked: contributedCodes(locked ?? {}),
    refusals: { ...missing, ...locked },
  }
}

/** Every family whose records have files contributes them. */
export const attachmentTargets = slot<AttachmentTarget>('attachments.targets')

type Targets = readonly AttachmentTarget[]

export function targetOf(targets: Targets, type: string): AttachmentTarget {
  const found = targets.find(target => target.type === type)
  if (!found) throw new Error(`no family has contributed ${type}`)
  return found
}

/** What the caller may do with the files of a record, or what its own family refuses the record with. */
export async function accessTo(
  db: TenantDb,
  caller: Caller,
  targets: Targets,
  { type, id }: { readonly type: string; readonly id: Id },
): Promise<TargetAccess | Refused<BarringCode | TargetCode>> {
  const target = targetOf(targets, type)
  const barred = target.gate?.(caller)
  if (barred) return barred
  const access = (await target.access(db, caller, [id])).get(id)
  return access ?? refuseMissing(target.missing)
}
