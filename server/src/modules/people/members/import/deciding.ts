import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { ImportCall } from '../../../records/imports/port.ts'
import type { RefusedRow } from '../../../records/imports/protocol/port.ts'
import { actorOf, visibleTo } from '../access/visible.ts'
import type { CatalogueNames } from '../bulk/rows.ts'
import { endAccessWith } from '../deactivation/access-endings.ts'
import { type Invited, mailInvitations } from '../invitations/mailing.ts'
import { type ActivationToken, newActivationToken } from '../invitations/token.ts'
import type { CreatedMember } from '../roster/creation.ts'
import { findRecords } from '../record/store.ts'
import { saveCreated } from '../roster/saving.ts'
import { MemberUpdates } from '../roster/updates.ts'
import { moduleSeats } from '../seats/store.ts'
import { MemberChanges } from './changing.ts'
import type { RowError } from './row.ts'
import type { ReadRow } from './rows.ts'
import { createMembers, imported, refuseNew } from './rules.ts'
import { type Roster, sortRows } from './sorting.ts'

interface Met extends Roster {
  /** What rows name in catalogues. */
  readonly names: CatalogueNames
}

/** Creates the new ones together, supervisors among them, and changes the others one after the other. */
export async function decideMembers(
  rows: readonly (ReadRow | RefusedRow<RowError>)[],
  roster: Met,
  call: ImportCall,
) {
  const { caller, db, now, services, dryRun, mode, filename, commit } = call
  const { byAddress } = roster
  const today = dateIn(caller.organisation.timeZone, now)
  const actor = actorOf(caller)
  const sorted = sortRows(rows, roster, { mode, refuseNew: fields => refuseNew(fields, actor) })
  const tokens = rows.map(() => newActivationToken(db.orgId))
  const made = tokens.map(({ hash }) => ({ id: newId(), newAssignmentId: newId(), tokenHash: hash }))
  const { created, outcomes } = await commit(
    createMembers(
      sorted.flatMap(row => ('isNew' in row ? row.isNew : [])),
      { ...{ now, today, byAddress, made, filename }, actor, seats: await moduleSeats(db) },
    ),
    state => saveCreated(db, state.created),
  )
  const addresses = new Map([
    ...byAddress,
    ...created.map(({ member }) => [member.email, member.id] as const),
  ])
  const ids = sorted.flatMap(row => ('known' in row && row.known !== undefined ? row.known : []))
  const known = ids.length === 0 ? [] : await findRecords(db, [...new Set(ids)], visibleTo(caller))
  const updates = new MemberUpdates({ db, caller }, services, { records: known, holders: addresses })
  const changes = new MemberChanges({ commit, filename, today, addresses }, updates, { known, created })
  const done = []
  for (const [index, row] of sorted.entries())
    done.push(outcomes.get(index) ?? (await changes.carryOut(index, row, outcomes)))
  return {
    decision: imported(done, changes.written(created, outcomes)),
    save: async () => updates.save(),
    async afterwards() {
      await endAccessWith(db, commit, services.contributions, updates.moved, today)
      if (!dryRun) mailInvitations(db, services, caller, invitedAmong(created, tokens))
    },
  }
}

/** The created members who have an address, each with the link whose hash was saved for them. */
const invitedAmong = (created: readonly CreatedMember[], tokens: readonly ActivationToken[]): Invited[] =>
  created.flatMap(({ member, invitation }) => {
    const token = invitation && tokens.find(({ hash }) => hash.equals(invitation.tokenHash))
    return token ? { member, invitation, token } : []
  })
