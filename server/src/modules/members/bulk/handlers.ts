import type { Handlers } from '../../../platform/http/handler.ts'
import { dateIn } from '../../../platform/vocabulary/dates.ts'
import { actorOf } from '../access/visible.ts'
import type { members } from '../contract.ts'
import { newActivationToken } from '../invitations/token.ts'
import { saveCreated } from '../roster/saving.ts'
import { moduleSeats } from '../roster/seats-store.ts'
import type { bulkOperations } from './contract.ts'
import { createBulk } from './rules.ts'
import { catalogueNames, deviceOnlyMembers, rosterOf } from './store.ts'

export const bulkHandlers: Pick<Handlers<typeof members>, keyof typeof bulkOperations> = {
  async createBulk({ body, caller, now, db, dryRun, commit }) {
    const { rows } = body
    const [names, roster, deviceOnly, seats] = await Promise.all([
      catalogueNames(db, rows),
      rosterOf(db, rows),
      deviceOnlyMembers(db, rows),
      moduleSeats(db),
    ])
    const decision = createBulk(rows, {
      now,
      today: dateIn(caller.organisation.timeZone, now),
      actor: actorOf(caller),
      names,
      roster,
      deviceOnly,
      seats,
      tokenHashes: rows.map(() => newActivationToken(db.orgId).hash),
    })
    const { results, created } = await commit(decision, state => saveCreated(db, state.created))
    if (!dryRun) return { results: [...results] }
    // A member who would be created has no id that anybody could use, also where a row repeats theirs.
    const wouldBe = new Set<string | null>(created.map(({ member }) => member.id))
    return {
      results: results.map(result =>
        wouldBe.has(result.membershipId) ? { ...result, membershipId: null } : result,
      ),
      dryRun,
    }
  },
}
