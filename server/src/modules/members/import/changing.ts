import type { Caller } from '../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Services } from '../../../platform/services.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Accepted } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Written } from '../../imports/protocol/port.ts'
import { visibleTo } from '../access/visible.ts'
import type { MemberFact } from '../record/contract.ts'
import type { MemberRecord } from '../record/member.ts'
import { findRecords } from '../record/store.ts'
import type { MemberPatch } from '../roster/contract.ts'
import type { CreatedMember } from '../roster/creation.ts'
import type { UpdatedMember } from '../roster/update.ts'
import { decideUpdate, saveChange } from '../roster/updating.ts'
import { changeOf, type ImportedMember, type MemberOutcome, refusedAs, told } from './rules.ts'
import type { ReadRow } from './rows.ts'
import type { SortedRow } from './sorting.ts'

interface Circumstances {
  readonly db: WriteTransaction
  readonly caller: Caller
  readonly services: Services
  readonly commit: (
    decision: Accepted<UpdatedMember, MemberFact<'member.updated'>>,
    save: (state: UpdatedMember) => Promise<unknown>,
  ) => Promise<UpdatedMember>
  readonly filename: string | null
  readonly today: PlainDate
  /** The members who have an address that a row names, and those that the import made. */
  readonly addresses: ReadonlyMap<string, Id>
}

/**
 * Changes members one after the other, each decided on what the rows before have written: a circle of supervisors shows
 * only then. A row that changes nothing is known from what all of them were before.
 */
export class MemberChanges {
  readonly #circumstances: Circumstances
  readonly #written = new Map<Id, Written<ImportedMember>>()
  #records: ReadonlyMap<Id, MemberRecord> = new Map()

  constructor(circumstances: Circumstances) {
    this.#circumstances = circumstances
  }

  /** Reads the members on the roster that rows mean. */
  async begin(rows: readonly SortedRow[]): Promise<void> {
    const { db, caller } = this.#circumstances
    const ids = rows.flatMap(row => ('known' in row && row.known !== undefined ? row.known : []))
    const records = ids.length === 0 ? [] : await findRecords(db, [...new Set(ids)], visibleTo(caller))
    this.#records = new Map(records.map(record => [record.member.id, record]))
  }

  async carryOut(
    index: number,
    row: SortedRow,
    made: ReadonlyMap<number, MemberOutcome>,
  ): Promise<MemberOutcome> {
    if ('refused' in row) return { status: 'error', refused: row.refused, record: this.#named(row.known) }
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
    if (!patch) return refusedOutcome('manager_not_found', this.#named(id))
    const { db, caller, services, commit, filename, today } = this.#circumstances
    const before = this.#written.has(id) ? undefined : this.#records.get(id)
    if (before && !changeOf(before, patch, today)) return unchanged(id)
    const decided = await decideUpdate({ db, caller }, id, patch)
    if (!decided) return refusedOutcome('membership_not_found')
    const { record, decision } = decided
    if (decision.refusal !== undefined) return refusedOutcome(decision.refusal, { id, values: {} })
    if (!decision.state.changed) return unchanged(id)
    const audit = told(decision.audit, filename)
    await commit({ ...decision, audit }, state => saveChange(db, services, record, state))
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

  #named(id: Id | undefined): ImportedMember | undefined {
    return id !== undefined && this.#records.has(id) ? { id, values: {} } : undefined
  }
}

const unchanged = (id: Id): MemberOutcome => ({ status: 'unchanged', record: { id, values: {} } })

const refusedOutcome = (
  code: Parameters<typeof refusedAs>[0],
  record?: ImportedMember | undefined,
): MemberOutcome => ({ status: 'error', refused: refusedAs(code), record })
