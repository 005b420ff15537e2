import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Accepted } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { codeOfRow, namingFile, type Written } from '../../../records/imports/protocol/port.ts'
import { firstAssignments, withRow } from '../assignments/rows.ts'
import type { MemberFact } from '../record/contract.ts'
import type { MemberRecord } from '../record/member.ts'
import type { MemberPatch } from '../roster/contract.ts'
import type { CreatedMember } from '../roster/creation.ts'
import type { UpdateCode, UpdatedMember } from '../roster/update.ts'
import type { MemberUpdates } from '../roster/updates.ts'
import { changeOf, type ImportedMember, type MemberOutcome, refusedAs } from './rules.ts'
import type { ReadRow } from './rows.ts'
import { memberRow, type RowError } from './row.ts'
import type { SortedRow } from './sorting.ts'

/** What of a member tells whether a row changes anything. */
type PresentMember = Pick<MemberRecord, 'member' | 'assignments'>

interface Circumstances {
  readonly commit: (decision: Accepted<UpdatedMember, MemberFact<'member.updated'>>) => Promise<UpdatedMember>
  readonly filename: string | null
  readonly today: PlainDate
  /** The members who have an address that a row names, and those that the import made. */
  readonly addresses: ReadonlyMap<string, Id>
}

/**
 * Changes members one after the other, each decided on what the rows before have written: a circle of supervisors shows
 * only then.
 */
export class MemberChanges {
  readonly #circumstances: Circumstances
  readonly #updates: MemberUpdates
  readonly #written = new Map<Id, Written<ImportedMember>>()
  /** Those of the roster whom rows mean. */
  readonly #named: ReadonlySet<Id>
  /** The members as the rows before have left them. */
  readonly #now: Map<Id, PresentMember>

  constructor(
    circumstances: Circumstances,
    updates: MemberUpdates,
    {
      known,
      created,
    }: { readonly known: readonly MemberRecord[]; readonly created: readonly CreatedMember[] },
  ) {
    this.#circumstances = circumstances
    this.#updates = updates
    this.#named = new Set(known.map(({ member }) => member.id))
    const made = created.map(({ member }) => ({ member, assignments: firstAssignments(member) }))
    this.#now = new Map([...known, ...made].map(record => [record.member.id, record]))
  }

  async carryOut(
    index: number,
    row: SortedRow,
    made: ReadonlyMap<number, MemberOutcome>,
  ): Promise<MemberOutcome> {
    if ('refused' in row) return { status: 'error', refused: row.refused, record: this.#record(row.known) }
    if ('isNew' in row) throw new RangeError('a new member is created before')
    if ('known' in row) return this.#change(index, row.known, row.row)
    const first = made.get(row.repeats.index)
    if (!first || first.status === 'error') return first ?? refusedOutcome('membership_not_found')
    return this.#change(index, first.record.id, row.row)
  }

  /** What the import wrote: whom it made, and of others the fields that it changed. */
  written(
    created: readonly CreatedMember[],
    made: ReadonlyMap<number, MemberOutcome>,
  ): Written<ImportedMember>[] {
    const indexOf = new Map([...made].map(([index, { record }]) => [record?.id, index]))
    const ofCreated = created.map(({ member }): Written<ImportedMember> => {
      const { updatedAt } = this.#written.get(member.id)?.after.values ?? member
      return {
        index: indexOf.get(member.id) ?? 0,
        before: null,
        after: { id: member.id, values: { updatedAt } },
      }
    })
    const isCreated = new Set(created.map(({ member }) => member.id))
    return [...ofCreated, ...[...this.#written.values()].filter(({ after }) => !isCreated.has(after.id))]
  }

  async #change(index: number, id: Id, row: ReadRow): Promise<MemberOutcome> {
    const patch = this.#patchOf(row)
    if (!patch) return refusedOutcome('manager_not_found', this.#record(id))
    const { commit, filename, today } = this.#circumstances
    const now = this.#now.get(id)
    if (now && !changeOf(now, patch, today)) return unchanged(id)
    const decided = await this.#updates.decide(id, patch)
    if (!decided) return refusedOutcome('membership_not_found')
    const { record, decision } = decided
    if (decision.refusal !== undefined) return refusedOutcome(codeOf(decision.refusal), { id, values: {} })
    if (!decision.state.changed) return unchanged(id)
    const audit = namingFile(decision.audit, filename)
    const updated = await commit({ ...decision, audit })
    this.#updates.keep(record, updated)
    const assignments = updated.assigned.reduce(withRow, [...record.assignments])
    this.#now.set(id, { member: updated.member, assignments })
    this.#remember(index, record, decision.state, patch)
    return { status: 'updated', record: { id, values: {} } }
  }

  /** What the row wants of the member; undefined where its supervisor is nobody. */
  #patchOf({ fields, email, managerEmail }: ReadRow): MemberPatch | undefined {
    const named = { ...fields, ...(email !== undefined && { email }) }
    if (managerEmail === undefined) return named
    const supervisorMembershipId = this.#circumstances.addresses.get(managerEmail)
    return supervisorMembershipId === undefined ? undefined : { ...named, supervisorMembershipId }
  }

  #remember(
    index: number,
    { member: before }: MemberRecord,
    { member: after }: UpdatedMember,
    patch: MemberPatch,
  ): void {
    const fields = (Object.keys(patch) as (keyof typeof after)[]).filter(
      field => before[field] !== after[field],
    )
    const valuesOf = (member: typeof after) => Object.fromEntries(fields.map(field => [field, member[field]]))
    const earlier = this.#written.get(after.id)
    this.#written.set(after.id, {
      index: earlier?.index ?? index,
      before: { id: after.id, values: { ...valuesOf(before), ...earlier?.before?.values } },
      after: {
        id: after.id,
        values: { ...earlier?.after.values, ...valuesOf(after), updatedAt: after.updatedAt },
      },
    })
  }

  #record(id: Id | undefined): ImportedMember | undefined {
    return id !== undefined && this.#named.has(id) ? { id, values: {} } : undefined
  }
}

/** A row means its supervisor by an address, and one who is gone meanwhile as one who was never there. */
const codeOf = (code: UpdateCode): RowError =>
  code === 'supervisor_not_found' ? 'manager_not_found' : codeOfRow(memberRow.errors, code)

const unchanged = (id: Id): MemberOutcome => ({ status: 'unchanged', record: { id, values: {} } })

const refusedOutcome = (code: Parameters<typeof refusedAs>[0], record?: ImportedMember): MemberOutcome => ({
  status: 'error',
  refused: refusedAs(code),
  record,
})
