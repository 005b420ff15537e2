import { handle } from '../../../platform/http/handler.ts'
import { dateIn } from '../../../platform/vocabulary/dates.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { carryOut } from '../../imports/port.ts'
import { actorOf } from '../access/visible.ts'
import { catalogueNames, membersWithoutAddress, rosterOf } from '../bulk/store.ts'
import { mailInvitations } from '../invitations/mailing.ts'
import { newActivationToken } from '../invitations/token.ts'
import { saveCreated } from '../roster/saving.ts'
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
      rows.map(row => readRow(row, names)),
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
    const changes = new MemberChanges({ db, caller, services, commit, filename, today, addresses })
    await changes.begin(sorted)
    const done = []
    for (const [index, row] of sorted.entries())
      done.push(outcomes.get(index) ?? (await changes.carryOut(index, row, outcomes)))
    const answer = await carryOut(call, {
      register: 'members',
      decision: imported(done, changes.written(created, outcomes)),
      save: () => Promise.resolve(),
      shown: () => ({}),
      remembered: ({ before, after }) => ({ before: before?.values ?? null, after: after.values }),
    })
    if (!dryRun)
      mailInvitations(
        db,
        services,
        caller,
        created.flatMap(({ member, invitation }) => {
          const token = invitation && tokens.find(({ hash }) => hash.equals(invitation.tokenHash))
          return token ? { member, invitation, token } : []
        }),
      )
    return answer
  },
})
