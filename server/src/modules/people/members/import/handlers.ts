import { handle } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { carryOut } from '../../../records/imports/port.ts'
import { readRows } from '../../../records/imports/protocol/port.ts'
import { actorOf, visibleTo } from '../access/visible.ts'
import { catalogueNames, membersWithoutAddress, rosterOf } from '../bulk/store.ts'
import { endAccessWith } from '../deactivation/access-endings.ts'
import { type Invited, mailInvitations } from '../invitations/mailing.ts'
import { type ActivationToken, newActivationToken } from '../invitations/token.ts'
import type { CreatedMember } from '../roster/creation.ts'
import { findRecords } from '../record/store.ts'
import { saveCreated } from '../roster/saving.ts'
import { MemberUpdates } from '../roster/updates.ts'
import { moduleSeats } from '../seats/store.ts'
import { memberImport } from './contract.ts'
import { MemberChanges } from './changing.ts'
import { createMembers, imported } from './rules.ts'
import { readRow } from './rows.ts'
import { sortRows } from './sorting.ts'
import { numbersIn } from './store.ts'

export const handlers = handle(memberImport, {
  async importMembers(call) {
    const { body, caller, db, now, services, dryRun, commit } = call
    const { rows, mode = 'upsert', filename = null } = body
    const [names, byAddress, byNumber, withoutAddress, seats] = await Promise.all([
      catalogueNames(db, rows),
      rosterOf(db, rows),
      numbersIn(db, caller, rows),
      membersWithoutAddress(db, rows),
      moduleSeats(db),
    ])
    const today = dateIn(caller.organisation.timeZone, now)
    const sorted = sortRows(
      readRows(rows, row => readRow(row, names)),
      { byAddress, byNumber, withoutAddress },
      mode,
    )
    const tokens = rows.map(() => newActivationToken(db.orgId))
    const made = tokens.map(({ hash }) => ({ id: newId(), newAssignmentId: newId(), tokenHash: hash }))
    const { created, outcomes } = await commit(
      createMembers(
        sorted.flatMap(row => ('isNew' in row ? row.isNew : [])),
        { now, today, actor: actorOf(caller), seats, byAddress, made, filename },
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
    const answer = await carryOut(call, {
      register: 'members',
      decision: imported(done, changes.written(created, outcomes)),
      save: () => Promise.resolve(updates.save()),
      shown: () => ({}),
      remembered: ({ before, after }) => ({ before: before?.values ?? null, after: after.values }),
    })
    await endAccessWith(db, commit, services.contributions, updates.moved, today)
    if (!dryRun) mailInvitations(db, services, caller, invitedAmong(created, tokens))
    return answer
  },
})

/** The created members who have an address, each with the link whose hash was saved for them. */
const invitedAmong = (created: readonly CreatedMember[], tokens: readonly ActivationToken[]): Invited[] =>
  created.flatMap(({ member, invitation }) => {
    const token = invitation && tokens.find(({ hash }) => hash.equals(invitation.tokenHash))
    return token ? { member, invitation, token } : []
  })
