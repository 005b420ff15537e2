import { sql } from 'kysely'
import { decidersOf } from '../../../../../platform/access/caller.ts'
import { refusalIn } from '../../../../../platform/contract/lifecycle.ts'
import { type MayCall, mayOf } from '../../../../../platform/http/may.ts'
import { isRefused } from '../../../../../platform/vocabulary/decision.ts'
import { settingsOf } from '../../../../company/organisation/port.ts'
import { alsoOnBehalf } from '../../../../people/approvals/port.ts'
import { claimLife } from '../../claims/record.ts'
import * as claimRules from '../../claims/rules.ts'
import type { ClaimView } from '../../claims/shapes.ts'
import * as claims from '../../claims/store.ts'
import { planningDay } from '../../record/planners.ts'
import { openShifts } from '../contract.ts'
import { isOfferedTo } from '../eligibility.ts'
import * as rules from '../rules.ts'
import * as store from '../store.ts'
import { openShiftClaims } from './contract.ts'
import { claimsWaiting, decidedBy } from './waiting.ts'

const { approve, decline } = openShiftClaims.operations

export const mayOfClaims = mayOf(openShiftClaims, {
  answeredBy: ['get'],
  actions: ['approve', 'decline'],
  outcomes: decisionsOn,
})

export const mayOfClaimsOfOpenShift = mayOf(
  { ...openShifts, operations: { claims: openShifts.operations.claims, approve, decline } },
  { answeredBy: ['claims'], actions: ['approve', 'decline'], outcomes: decisionsOn },
)

export const mayOfOwnClaims = mayOf(openShiftClaims, {
  answeredBy: ['listOwn'],
  actions: ['withdrawOwn'],
  outcomes: (_, rows) => rows.map(({ state }) => ({ withdrawOwn: refusalIn(claimLife, 'withdraw', state) })),
})

/** What may be decided on claims; what the rules of the plan say of the shift is not looked at. */
function decisionsOn(asked: MayCall, rows: readonly ClaimView[]) {
  const ids = rows.map(({ id }) => id)
  const delegable = { kind: claimsWaiting.kind, ids, operations: { approve, decline } }
  return alsoOnBehalf(asked, delegable, async ({ db, caller, now }) => {
    const [found, fitting, offered, { selfApprovalAllowed }] = await Promise.all([
      claims.claimsWithin(db, ids, decidedBy(caller, planningDay(caller, now))),
      store.claimsThatFit(db, ids, isOfferedTo(db.orgId, sql`c.membership_id`)),
      store.openShiftsById(db, [...new Set(rows.map(({ openShiftId }) => openShiftId))]),
      settingsOf(db),
    ])
    const deciding = {
      ...{ now, unchanged: true, selfApprovalAllowed, deciders: decidersOf(caller) },
      actorMembershipId: caller.membership.id,
    }
    const openShiftWithId = new Map(offered.map(openShift => [openShift.id, openShift]))
    const byId = new Map(found.map(claim => [claim.id, claim]))
    return rows.map(({ id, openShiftId }) => {
      const [claim, openShift] = [byId.get(id), openShiftWithId.get(openShiftId)]
      if (!claim || !openShift) return {}
      const approved = claimRules.approve(claim, deciding)
      const filled = rules.fill(openShift, now, { waited: true })
      const slot = isRefused(filled) ? filled : claimRules.unfitRefusal(fitting.has(id))
      return {
        approve: isRefused(approved) ? approved : slot,
        decline: claimRules.decline(claim, null, deciding),
      }
    })
  })
}
