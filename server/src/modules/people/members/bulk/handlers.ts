import { handle } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { actorOf } from '../access/visible.ts'
import { type Invited, mailInvitations } from '../invitations/mailing.ts'
import { type ActivationToken, newActivationToken } from '../invitations/token.ts'
import type { CreatedMember } from '../roster/creation.ts'
import { saveCreated } from '../roster/saving.ts'
import { moduleSeats } from '../seats/store.ts'
import { bulkMembers } from './contract.ts'
import { createBulk } from './rules.ts'
import { catalogueNames, membersWithoutAddress, rosterOf } from './store.ts'

export const handlers = handle(bulkMembers, {
  async createBulk({ body, caller, now, db, services, dryRun, commit }) {
    const { rows } = body
    const tokens = rows.map(() => newActivationToken(db.orgId))
    const [names, roster, withoutAddress, seats] = await Promise.all([
      catalogueNames(db, rows),
      rosterOf(db, rows),
      membersWithoutAddress(db, rows),
      moduleSeats(db),
    ])
    const decision = createBulk(rows, {
      now,
      today: dateIn(caller.organisation.timeZone, now),
      actor: actorOf(caller),
      names,
      roster,
      withoutAddress,
      seats,
      made: tokens.map(({ hash }) => ({ id: newId(), newAssignmentId: newId(), tokenHash: hash })),
    })
    const { results, created } = await commit(decision, state => saveCreated(db, state.created))
    if (!dryRun) {
      mailInvitations(db, services, caller, invitedAmong(created, tokens))
      return { results: [...results] }
    }
    // A member who would be created has no id that anybody could use, also where a row repeats theirs.
    const wouldBe = new Set<string | null>(created.map(({ member }) => member.id))
    return {
      results: results.map(result =>
        wouldBe.has(result.membershipId) ? { ...result, membershipId: null } : result,
      ),
      dryRun,
    }
  },
})

/** The created members who have an address, each with the link whose hash was saved for them. */
function invitedAmong(created: readonly CreatedMember[], tokens: readonly ActivationToken[]): Invited[] {
  const byHash = new Map(tokens.map(token => [token.hash.toString('hex'), token]))
  return created.flatMap(({ member, invitation }) => {
    const token = invitation && byHash.get(invitation.tokenHash.toString('hex'))
    return token ? { member, invitation, token } : []
  })
}
