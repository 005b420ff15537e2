import type { Instant, PlainDate } from '../../../platform/vocabulary/dates.ts'
import { accept, type Accepted, type AuditFact } from '../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import type { Actor } from '../record/member.ts'
import { type CreatedMember, type CreationFact, newMember } from '../roster/creation.ts'
import { afterGranting, type ModuleSeats } from '../seats/rules.ts'
import type { BulkResult, BulkRow, RowError } from './contract.ts'
import { type DeviceOnlyMember, KnownDeviceOnly } from './device-only.ts'
import { type CatalogueNames, type ReadRow, readRow } from './rows.ts'
import { resolveSupervisors } from './supervisors.ts'

export interface BulkCircumstances {
  readonly now: Instant
  readonly today: PlainDate
  readonly actor: Actor
  readonly names: CatalogueNames
  /** The members who have an address that a row names, as its own or its supervisor's. */
  readonly roster: ReadonlyMap<string, Id>
  readonly deviceOnly: readonly DeviceOnlyMember[]
  readonly seats: readonly ModuleSeats[]
  /** The hash of an activation link for each row, in the order of the rows. */
  readonly tokenHashes: readonly Buffer[]
}

export interface BulkOutcome {
  readonly results: readonly BulkResult[]
  readonly created: readonly CreatedMember[]
}

/** A row that is to become a member unless its supervisor cannot be found. */
type Candidate = ReadRow & { readonly id: Id; readonly tokenHash: Buffer }

/** What a row turned out to be. */
type Sorted =
  | { readonly error: RowError }
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
  const { names, actor, roster, tokenHashes } = circumstances
  const deviceOnly = new KnownDeviceOnly(circumstances.deviceOnly)
  const byAddress = new Map<string, Candidate>()
  return rows.map((row, index): Sorted => {
    const read = readRow(row, names, actor)
    if (typeof read === 'string') return { error: read }
    const { email } = read
    const known = email === null ? deviceOnly.take(read) : roster.get(email)
    if (known !== undefined) return { known }
    const first = email === null ? undefined : byAddress.get(email)
    if (first) return { repeats: first }
    const tokenHash = tokenHashes[index]
    if (!tokenHash) throw new RangeError('every row needs a link of its own')
    const candidate = { ...read, id: newId(), tokenHash }
    if (email !== null) byAddress.set(email, candidate)
    return { candidate }
  })
}

/** The members of the accepted rows; seats are given in the order of the rows. */
function newMembers(
  accepted: readonly (Candidate & { readonly supervisorMembershipId: Id | null })[],
  { now, today, seats: free }: BulkCircumstances,
) {
  const created: CreatedMember[] = []
  const facts: CreationFact[] = []
  const audit: AuditFact[] = []
  let seats = free
  for (const wanted of accepted) {
    const [state, announced] = newMember(wanted, { now, today, seats, tokenHash: wanted.tokenHash })
    seats = afterGranting(seats, state.moduleGrants)
    created.push(state)
    facts.push(...announced.facts)
    audit.push(...announced.audit)
  }
  return { created, facts, audit }
}

function resultOf(email: string | null, row: Sorted, refused: ReadonlyMap<Id, RowError>): BulkResult {
  if ('error' in row) return { email, status: 'error', membershipId: null, code: row.error }
  if ('known' in row) return { email, status: 'skipped', membershipId: row.known, code: null }
  const candidate = 'candidate' in row ? row.candidate : row.repeats
  const code = refused.get(candidate.id)
  if (code) return { email, status: 'error', membershipId: null, code }
  const status = 'repeats' in row ? 'skipped' : candidate.email === null ? 'created' : 'invited'
  return { email, status, membershipId: candidate.id, code: null }
}
