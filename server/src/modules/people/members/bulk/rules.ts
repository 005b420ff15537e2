import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Accepted, type AuditFact } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Actor } from '../record/member.ts'
import { type CreatedMember, type CreationFact, type Making, newMember } from '../roster/creation.ts'
import { afterGranting, type ModuleSeats } from '../seats/rules.ts'
import { codeOfRow, readRows, type RefusedRow, refusedRow } from '../../../records/imports/protocol/port.ts'
import { type BulkResult, type BulkRow, type RowError, rowErrors } from './contract.ts'
import { type MemberWithoutAddress, MembersWithoutAddress } from './without-address.ts'
import { type CatalogueNames, type ReadRow, readRow } from './rows.ts'
import { resolveSupervisors } from './supervisors.ts'

export interface BulkCircumstances {
  readonly now: Instant
  readonly today: PlainDate
  readonly actor: Actor
  readonly names: CatalogueNames
  /** The members who have an address that a row names, as its own or its supervisor's. */
  readonly roster: ReadonlyMap<string, Id>
  readonly withoutAddress: readonly MemberWithoutAddress[]
  readonly seats: readonly ModuleSeats[]
  /** Ids and the hash of an activation link for each row, in the order of the rows. */
  readonly made: readonly RowMaking[]
}

type RowMaking = Pick<Making, 'id' | 'newAssignmentId' | 'tokenHash'>

export interface BulkOutcome {
  readonly results: readonly BulkResult[]
  readonly created: readonly CreatedMember[]
}

/** A row that is to become a member unless its supervisor cannot be found. */
type Candidate = ReadRow & RowMaking

/** A row whose supervisor is found. */
type AcceptedRow = Omit<Candidate, 'managerEmail'> & { readonly supervisorMembershipId: Id | null }

/** What a row turned out to be. */
type Sorted =
  | { readonly refused: RefusedRow }
  | { readonly known: Id }
  | { readonly candidate: Candidate }
  | { readonly repeats: Candidate }

/** Adds the rows that can be added; every row gets a result in its own place. */
export function createBulk(
  rows: readonly BulkRow[],
  circumstances: BulkCircumstances,
): Accepted<BulkOutcome, CreationFact> {
  const sorted = sortRows(rows, circumstances)
  const candidates = sorted.flatMap(row => ('candidate' in row ? row.candidate : []))
  const { supervisorOf, refused } = resolveSupervisors(candidates, circumstances.roster)
  const accepted = candidates
    .filter(({ id }) => !refused.has(id))
    .map(candidate => ({ ...candidate, supervisorMembershipId: supervisorOf.get(candidate.id) ?? null }))
  const { created, facts, audit } = newMembers(accepted, circumstances)
  const results = sorted.map((row, index) => resultOf(rows[index]?.email ?? null, row, refused))
  return accept({ results, created }, { facts, audit })
}

function sortRows(rows: readonly BulkRow[], circumstances: BulkCircumstances): Sorted[] {
  const { names, actor, roster, made } = circumstances
  const withoutAddress = new MembersWithoutAddress(circumstances.withoutAddress)
  const byAddress = new Map<string, Candidate>()
  return readRows(rows, row => readRow(row, names, actor)).map((read, index): Sorted => {
    if ('error' in read) return { refused: read }
    const { email } = read
    const known = email === null ? withoutAddress.take(read) : roster.get(email)
    if (known !== undefined) return { known }
    const first = email === null ? undefined : byAddress.get(email)
    if (first) return { repeats: first }
    const own = made[index]
    if (!own) throw new RangeError('every row needs ids and a link of its own')
    const candidate = { ...read, ...own }
    if (email !== null) byAddress.set(email, candidate)
    return { candidate }
  })
}

/** The members of the accepted rows; seats are given in the order of the rows. */
export function newMembers(
  accepted: readonly AcceptedRow[],
  { now, today, seats: free }: Pick<BulkCircumstances, 'now' | 'today' | 'seats'>,
) {
  const created: CreatedMember[] = []
  const facts: CreationFact[] = []
  const audit: AuditFact[] = []
  let seats = free
  for (const wanted of accepted) {
    const { id, newAssignmentId, tokenHash } = wanted
    const decision = newMember(wanted, { id, newAssignmentId, tokenHash, now, today, seats })
    const { state } = decision
    seats = afterGranting(seats, state.moduleGrants)
    created.push(state)
    facts.push(...decision.facts)
    audit.push(...decision.audit)
  }
  return { created, facts, audit }
}

function resultOf(email: string | null, row: Sorted, refused: ReadonlyMap<Id, RowError>): BulkResult {
  if ('refused' in row) return refusedResult(email, row.refused)
  if ('known' in row) return { email, status: 'skipped', membershipId: row.known, code: null }
  const candidate = 'candidate' in row ? row.candidate : row.repeats
  const code = refused.get(candidate.id)
  if (code) return refusedResult(email, refusedRow(code, 'managerEmail'))
  const status = 'repeats' in row ? 'skipped' : candidate.email === null ? 'created' : 'invited'
  return { email, status, membershipId: candidate.id, code: null }
}

const refusedResult = (email: string | null, { error, field, detail }: RefusedRow): BulkResult => ({
  email,
  status: 'error',
  membershipId: null,
  code: codeOfRow(rowErrors, error),
  ...(field !== undefined && { field }),
  ...(detail !== undefined && { detail }),
})
