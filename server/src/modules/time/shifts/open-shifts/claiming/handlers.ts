import { sql } from 'kysely'
import { type Caller, decidersOf } from '../../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../../platform/data/optimistic.ts'
import { keysetPage } from '../../../../../platform/data/paging.ts'
import { handle } from '../../../../../platform/http/handler.ts'
import { type Id, newId } from '../../../../../platform/vocabulary/ids.ts'
import { visibleText } from '../../../../../platform/vocabulary/visible-text.ts'
import { settingsOf } from '../../../../company/organisation/port.ts'
import type { Claim } from '../../claims/record.ts'
import * as claimRules from '../../claims/rules.ts'
import * as claims from '../../claims/store.ts'
import { claimView } from '../../claims/view.ts'
import { planningDay } from '../../record/planners.ts'
import { isOfferedTo } from '../eligibility.ts'
import type { OpenShift } from '../record.ts'
import * as rules from '../rules.ts'
import * as store from '../store.ts'
import { supersedeClaims } from '../superseding.ts'
import { notifyClaimers } from '../notices.ts'
import { assignShift, claimRefusal } from './assigning.ts'
import { openShiftClaims } from './contract.ts'
import { decidedBy } from './waiting.ts'

export const handlers = handle(openShiftClaims, {
  async listOwn({ query, caller, db }) {
    const { id } = caller.membership
    return keysetPage(db, query, {
      operation: 'openShiftClaims.listOwn',
      listed: { alias: 'c' },
      keys: claims.newestFirst,
      sweep: claims.sweep,
      within: id,
      rows: keyset => claims.listClaims(db, query, claims.ofMember(id), keyset),
      show: claimView,
    })
  },

  async get({ params, caller, db, now, refuse }) {
    const found = await claims.findClaim(db, params.id, decidedBy(caller, planningDay(caller, now)))
    return claimView(found ?? refuse('open_shift_claim_not_found'))
  },

  async claim(call) {
    const { params, caller, db, now, refuse, commit } = call
    const membershipId = caller.membership.id
    const [found, repeated] = await Promise.all([
      store.findOpenShift(db, params.id, isOfferedTo(db.orgId, sql`${membershipId}::uuid`)),
      claims.hasClaimed(db, params.id, membershipId),
    ])
    const openShift = found ?? refuse('open_shift_not_found')
    const atOnce = openShift.claimPolicy === 'first_come'
    const wanted = { id: newId(), openShiftId: openShift.id, membershipId, now, atOnce, repeated }
    const decision = claimRules.claim(wanted)
    if (!atOnce) {
      const claim = await commit(decision, made => claims.saveClaims(db, [made]))
      await commit(rules.takeClaim(openShift, now))
      const held = await claimRefusal(call, openShift, membershipId)
      return held ? refuse(held.refusal, held.detail, held.extra) : shown(claim, openShift)
    }
    const claim = await commit(decision)
    const filled = await commit(rules.fill(openShift, now, { waited: false }), savingSlot(db, openShift))
    const shift = await assignShift(call, openShift, membershipId)
    if ('refusal' in shift) return refuse(shift.refusal, shift.detail, shift.extra)
    const made = { ...claim, shiftId: shift.id }
    db.defer(claims.saveClaims(db, [made]))
    if (filled.state === 'filled') await supersedeClaims(call, [filled])
    return shown(made, openShift)
  },

  async withdrawOwn({ params, body, caller, db, now, refuse, commit }) {
    const own = claims.ofMember(caller.membership.id)
    const found = (await claims.findClaim(db, params.id, own)) ?? refuse('open_shift_claim_not_found')
    const { openShift, claim } = partsOf(found)
    const unchanged = unchangedSince(body.expectedUpdatedAt, claim.updatedAt)
    const withdrawn = await commit(claimRules.withdraw(claim, { now, unchanged }), after =>
      claims.saveClaims(db, [after]),
    )
    return shown(withdrawn, openShift)
  },

  async approve(call) {
    const { body, db, now, services, refuse, commit } = call
    const { claim, deciding } = (await toDecide(call)) ?? refuse('open_shift_claim_not_found')
    const [openShift, isOffered] = await openShiftOf(db, claim)
    const approved = await commit(claimRules.approve(claim, deciding))
    const fits = rules.fill(openShift, now, { waited: true })
    const filled = await commit(fits, savingSlot(db, openShift))
    const unfit = claimRules.unfitRefusal(isOffered)
    if (unfit) return refuse(unfit.refusal)
    const reason = visibleText(body.overrideReason) ?? undefined
    const shift = await assignShift(call, openShift, claim.membershipId, reason)
    if ('refusal' in shift) return refuse(shift.refusal, shift.detail, shift.extra)
    const made = { ...approved, shiftId: shift.id }
    // Before the others are looked for: they are those that still wait.
    db.defer(claims.saveClaims(db, [made]))
    await notifyClaimers(db, services, [openShift], [made])
    if (filled.state === 'filled') await supersedeClaims(call, [filled])
    return shown(made, openShift)
  },

  async decline(call) {
    const { body, db, services, refuse, commit } = call
    const { claim, deciding } = (await toDecide(call)) ?? refuse('open_shift_claim_not_found')
    const [openShift] = await openShiftOf(db, claim)
    const decision = claimRules.decline(claim, visibleText(body.reason), deciding)
    const declined = await commit(decision, after => claims.saveClaims(db, [after]))
    await notifyClaimers(db, services, [openShift], [declined])
    return shown(declined, openShift)
  },
})

interface Deciding {
  readonly params: { readonly id: string }
  readonly body: { readonly expectedUpdatedAt?: string }
  readonly caller: Caller
  readonly db: WriteTransaction
  readonly now: string
}

/** The claim, if the caller plans the unit of its open shift, and in what it is decided. */
async function toDecide({ params, body, caller, db, now }: Deciding) {
  const [found, { selfApprovalAllowed }] = await Promise.all([
    claims.findClaim(db, params.id, decidedBy(caller, planningDay(caller, now))),
    settingsOf(db),
  ])
  if (!found) return undefined
  const { claim } = partsOf(found)
  const unchanged = unchangedSince(body.expectedUpdatedAt, claim.updatedAt)
  const deciding = {
    ...{ now, unchanged, selfApprovalAllowed, deciders: decidersOf(caller) },
    actorMembershipId: caller.membership.id,
  }
  return { claim, deciding }
}

/** The open shift of a claim, and whether it is offered to its member as it is now. */
async function openShiftOf(
  db: WriteTransaction,
  { openShiftId, membershipId }: Claim,
): Promise<readonly [OpenShift, boolean]> {
  const [all, offered] = await Promise.all([
    store.findOpenShift(db, openShiftId, sql<boolean>`true`),
    store.findOpenShift(db, openShiftId, isOfferedTo(db.orgId, sql`${membershipId}::uuid`)),
  ])
  if (!all) throw new Error(`the open shift of a claim is not there: ${openShiftId}`)
  return [all, offered !== undefined]
}

const partsOf = ({ workDate, startAt, endAt, planningUnitId, ...claim }: claims.FoundClaim) => ({
  openShift: { workDate, startAt, endAt, planningUnitId },
  claim,
})

const shown = (
  claim: Claim,
  {
    workDate,
    startAt,
    endAt,
    planningUnitId,
  }: Pick<claims.FoundClaim, 'workDate' | 'startAt' | 'endAt'> & {
    readonly planningUnitId: Id
  },
) => claimView({ ...claim, workDate, startAt, endAt, planningUnitId })

const savingSlot = (db: WriteTransaction, before: OpenShift) => (after: OpenShift) =>
  store.saveOpenShifts(db, [{ before, after }])
