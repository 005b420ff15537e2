import type { ChangedAccess } from '../deactivation/access-endings.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import { dateIn, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { actorOf } from '../access/visible.ts'
import { allAssignedOn } from '../assignments/rows.ts'
import type { MemberRecord } from '../record/member.ts'
import type { MemberPatch } from './contract.ts'
import { update, type UpdatedMember } from './update.ts'
import { type ChangedMember, decideUpdate, saveChanges, type Updating } from './updating.ts'

/** What was read before members are changed. */
export interface MembersBefore {
  /** The members whom the caller reaches, among those that are changed. */
  readonly records: readonly MemberRecord[]
  /** Who has each of the addresses that members are given. */
  readonly holders: ReadonlyMap<string, Id>
}

/**
 * Changes of many members in one transaction, each decided on those before it. What concerns nobody but the member is
 * decided on what is known of them and saved as a set; anything else, such as another supervisor, on a reading of its own.
 */
export class MemberUpdates {
  readonly #updating: Updating
  readonly #services: Services
  readonly #today: PlainDate
  /** The members as they are stored; those whom the transaction changes are read again. */
  readonly #records: Map<Id, MemberRecord>
  readonly #holders: Map<string, Id>
  #unsaved: ChangedMember[] = []
  readonly #kept: ChangedAccess[] = []

  constructor(updating: Updating, services: Services, { records, holders }: MembersBefore) {
    this.#updating = updating
    this.#services = services
    this.#today = dateIn(updating.caller.organisation.timeZone, updating.db.now)
    this.#records = new Map(records.map(record => [record.member.id, record]))
    this.#holders = new Map(holders)
  }

  /** The decision of a change to catalogue records in use; undefined when there is no such member. */
  async decide(id: Id, patch: MemberPatch): ReturnType<typeof decideUpdate> {
    const record = this.#records.get(id)
    const { db, caller } = this.#updating
    const reachesEverybody = caller.reach === 'organisation'
    if (!record || !reachesEverybody || !concernsNobodyElse(record, patch, this.#today)) {
      this.save()
      return decideUpdate(this.#updating, id, patch)
    }
    const decision = update(record, patch, {
      now: db.now,
      today: this.#today,
      newAssignmentId: newId(),
      actor: actorOf(caller),
      unchanged: true,
      addressHolder: (patch.email !== undefined && this.#holders.get(patch.email)) || null,
      supervisorChain: null,
      circleOn: null,
      newAuthority: null,
      numberHolders: [],
      missing: [],
      otherAdmin: false,
    })
    return { record, decision }
  }

  /** Takes an accepted change, to be saved with others. */
  keep(before: MemberRecord, updated: UpdatedMember): void {
    const { id, email } = updated.member
    this.#records.delete(id)
    if (this.#holders.get(before.member.email) === id) this.#holders.delete(before.member.email)
    this.#holders.set(email, id)
    this.#unsaved.push({ before, updated })
    this.#kept.push({ before: before.member, after: updated.member })
  }

  /** The members of all accepted changes, before and after. */
  get moved(): readonly ChangedAccess[] {
    return this.#kept
  }

  save(): void {
    const unsaved = this.#unsaved
    this.#unsaved = []
    if (unsaved.length > 0) this.#db.defer(saveChanges(this.#db, this.#services, unsaved))
  }

  get #db(): WriteTransaction {
    return this.#updating.db
  }
}

/** Whether a change is decided without a look at other members: those above, other administrators, holders of a number. */
function concernsNobodyElse(
  { member, assignments, terms }: MemberRecord,
  patch: MemberPatch,
  today: PlainDate,
): boolean {
  const now = { ...member, ...allAssignedOn(assignments, today) }
  const keeps = (...fields: readonly (keyof MemberPatch & keyof typeof now)[]) =>
    fields.every(field => patch[field] === undefined || patch[field] === now[field])
  return (
    keeps('supervisorMembershipId') &&
    (terms.payrollNumber === null || keeps('employerId')) &&
    (member.role !== 'admin' || keeps('role', 'employmentStartDate', 'employmentEndDate'))
  )
}
