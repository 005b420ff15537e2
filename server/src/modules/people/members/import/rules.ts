import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Accepted } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { refuseBeyondActor, rightsOfRole } from '../../../../platform/vocabulary/rights.ts'
import {
  type ImportOutcome,
  type ModeCode,
  namingFile,
  type RefusedRow,
  refusedRow,
  type RowOutcome,
  type Written,
} from '../../../records/imports/protocol/port.ts'
import { newMembers } from '../bulk/rules.ts'
import { resolveSupervisors } from '../bulk/supervisors.ts'
import { allAssignedOn } from '../assignments/rows.ts'
import type { Actor, MemberRecord } from '../record/member.ts'
import type { CreatedMember, CreationFact } from '../roster/creation.ts'
import type { ModuleSeats } from '../seats/rules.ts'
import { fieldOf, type MemberFields } from './rows.ts'
import type { RowError } from './row.ts'
import type { NewRow } from './sorting.ts'

/** A member as an import remembers them: the fields that it wrote, as they are. */
export interface ImportedMember {
  readonly id: Id
  readonly values: Readonly<Record<string, unknown>>
}

export type MemberOutcome = RowOutcome<ImportedMember, RowError | ModeCode>

export const refusedAs = (code: RowError): RefusedRow<RowError> => refusedRow(code, fieldOf[code])

interface Making {
  readonly id: Id
  readonly newAssignmentId: Id
  readonly tokenHash: Buffer
}

interface CreationCircumstances {
  readonly now: Instant
  readonly today: PlainDate
  readonly actor: Actor
  readonly seats: readonly ModuleSeats[]
  readonly byAddress: ReadonlyMap<string, Id>
  /** Ids and the hash of a link for each row of the import, in their order. */
  readonly made: readonly Making[]
  readonly filename: string | null
}

export interface CreatedRows {
  readonly created: readonly CreatedMember[]
  /** By the place of their rows. */
  readonly outcomes: ReadonlyMap<number, MemberOutcome>
}

/** The members that rows make, supervisors among them in any order. */
export function createMembers(
  rows: readonly NewRow[],
  circumstances: CreationCircumstances,
): Accepted<CreatedRows, CreationFact> {
  const outcomes = new Map<number, MemberOutcome>()
  const candidates = rows.map(({ row, index }) => {
    const making = circumstances.made[index]
    if (!making) throw new RangeError('every row needs ids and a link of its own')
    const { firstNames = '', lastName = '', role = 'employee' } = row.fields
    return {
      ...row.fields,
      ...making,
      index,
      firstNames,
      lastName,
      role,
      email: row.email ?? null,
      managerEmail: row.managerEmail ?? null,
      planningUnitId: row.fields.planningUnitId ?? null,
      worktimeModelId: row.fields.worktimeModelId ?? null,
      employerId: row.fields.employerId ?? null,
      employmentStartDate: row.fields.employmentStartDate ?? null,
      locale: row.fields.locale ?? null,
    }
  })
  const { supervisorOf, refused } = resolveSupervisors(candidates, circumstances.byAddress)
  const accepted = candidates.filter(({ id }) => !refused.has(id))
  for (const { id, index } of candidates) {
    const code = refused.get(id)
    if (code) outcomes.set(index, { status: 'error', refused: refusedAs(code), record: undefined })
  }
  const { created, facts, audit } = newMembers(
    accepted.map(({ managerEmail: _, ...each }) => ({
      ...each,
      supervisorMembershipId: supervisorOf.get(each.id) ?? null,
    })),
    circumstances,
  )
  for (const [place, { member }] of created.entries()) {
    const index = accepted[place]?.index ?? 0
    outcomes.set(index, { status: 'created', record: { id: member.id, values: {} } })
  }
  return accept({ created, outcomes }, { facts, audit: namingFile(audit, circumstances.filename) })
}

/** Why a row does not say enough to make anybody, or more than who imports may. */
export function refuseNew(fields: MemberFields, actor: Actor): RefusedRow<RowError> | undefined {
  const { firstNames, lastName, role, employmentStartDate: start, employmentEndDate: end } = fields
  if (firstNames === undefined) return refusedRow('missing_required', 'firstNames')
  if (lastName === undefined) return refusedRow('missing_required', 'lastName')
  if (role === undefined) return refusedRow('missing_required', 'role')
  if (refuseBeyondActor(actor, rightsOfRole(role))) return refusedAs('role_exceeds_actor')
  return start !== undefined && end !== undefined && end < start
    ? refusedAs('employment_end_before_start')
    : undefined
}

/** What of the wanted fields a member does not have already; undefined when the row changes nothing. */
export function changeOf<Wanted extends object>(
  { member, assignments }: Pick<MemberRecord, 'member' | 'assignments'>,
  wanted: Wanted,
  today: PlainDate,
): Wanted | undefined {
  const now: Readonly<Record<string, unknown>> = { ...member, ...allAssignedOn(assignments, today) }
  return Object.entries(wanted).some(([field, value]) => now[field] !== value) ? wanted : undefined
}

/** What an import did to members, once each row is done. */
export const imported = (
  outcomes: readonly MemberOutcome[],
  written: readonly Written<ImportedMember>[],
): Accepted<ImportOutcome<ImportedMember, RowError | ModeCode>, never> => accept({ outcomes, written })
