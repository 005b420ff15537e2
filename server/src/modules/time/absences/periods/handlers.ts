import { sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import { keysetPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { visibleText } from '../../../../platform/vocabulary/visible-text.ts'
import { authorityOver, findMember, memberNamed } from '../../../people/members/port.ts'
import * as certificates from './certificate-rules.ts'
import * as calls from './calls.ts'
import { absences } from './contract.ts'
import * as moves from './moves.ts'
import { ownHandlers } from './own-handlers.ts'
import { visibleTo } from './reading.ts'
import * as store from './store.ts'
import { absenceView, dayView, seesType } from './view.ts'
import * as writing from './writing.ts'

export const handlers = handle(absences, {
  ...ownHandlers,

  async list({ query, caller, db, now, reader }) {
    const today = calls.todayOf({ caller, now })
    const filter = { ...query, today, visible: visibleTo(caller, sql`p.membership_id`) }
    return keysetPage(db, query, {
      operation: 'absences.list',
      listed: {
        alias: 'p',
        text: memberNamed(db.orgId, sql`p.membership_id`),
        sorts: { startDate: 'p.startDate', updatedAt: 'p.updatedAt' },
      },
      keys: store.byStart,
      sweep: store.sweep,
      rows: keyset => store.listAbsences(db, caller, filter, keyset),
      show: found => absenceView(caller, found, today, reader.chosen),
    })
  },

  async get({ params, caller, db, now, reader, refuse }) {
    const found = (await findVisible(db, caller, params.id, now)) ?? refuse('absence_not_found')
    return absenceView(caller, found, calls.todayOf({ caller, now }), reader.chosen)
  },

  async days({ params, caller, db, now, reader, refuse }) {
    const [found, days] = await Promise.all([
      findVisible(db, caller, params.id, now),
      store.daysOfPeriod(db, params.id),
    ])
    if (!found) return refuse('absence_not_found')
    const told = seesType(caller, found)
    return { items: days.map(day => dayView(day, told, reader.language)) }
  },

  async create(call) {
    const { caller, db, body, refuse } = call
    const membershipId = body.membershipId.toLowerCase()
    if (!(await decidesOn(db, caller, membershipId))) refuse('membership_not_found')
    return writing.writeNew(call, membershipId, 'supervisor', body)
  },

  async update(call) {
    const found = (await findToDecide(call, call.params.id)) ?? call.refuse('absence_not_found')
    const { absenceTypeId, note, expectedUpdatedAt } = call.body
    const saysMasked = absenceTypeId !== undefined || note !== undefined
    if (saysMasked && expectedUpdatedAt === undefined && !seesType(call.caller, found))
      call.refuse(
        'absence_stale',
        'Its type and note are not shown to you: send expectedUpdatedAt with others.',
      )
    return writing.update(call, found, call.body)
  },

  async submit(call) {
    const found = (await findToDecide(call, call.params.id)) ?? call.refuse('absence_not_found')
    return writing.submit(call, found, call.body)
  },

  async approve(call) {
    const [found, approver] = await Promise.all([findToDecide(call, call.params.id), calls.approverOf(call)])
    if (!found) return call.refuse('absence_not_found')
    const period = calls.recordOf(found)
    const plan = await calls.planOf(call, period, calls.extentInQuestion(period))
    const decision = moves.approve(period, approver, { ...calls.movingOf(call, period, call.body), plan })
    // What an approved absence is asked to become takes its days only with the last step.
    const pending = decision.refusal === undefined && decision.state.after.askedChange !== null
    if (!pending) return writing.carriedOut(call, decision, plan)
    const { after } = await call.commit(decision, calls.savingMoved(call.db, null))
    return calls.shown(call, after.id)
  },

  async decline(call) {
    const [found, approver] = await Promise.all([findToDecide(call, call.params.id), calls.approverOf(call)])
    if (!found) return call.refuse('absence_not_found')
    const moving = { ...calls.movingOf(call, found, call.body), reason: visibleText(call.body.reason) }
    const decision = moves.decline(calls.recordOf(found), approver, moving)
    const { after } = await call.commit(decision, calls.savingMoved(call.db, null))
    return calls.shown(call, after.id)
  },

  async return(call) {
    const [found, approver] = await Promise.all([findToDecide(call, call.params.id), calls.approverOf(call)])
    if (!found) return call.refuse('absence_not_found')
    const moving = { ...calls.movingOf(call, found, call.body), reason: call.body.reason.trim() }
    const decision = moves.giveBack(calls.recordOf(found), approver, moving)
    const { after } = await call.commit(decision, calls.savingMoved(call.db, null))
    return calls.shown(call, after.id)
  },

  async requestCancellation(call) {
    const found = (await findToDecide(call, call.params.id)) ?? call.refuse('absence_not_found')
    return writing.requestCancellation(call, found, call.body)
  },

  async cancel(call) {
    const [found, approver] = await Promise.all([findToDecide(call, call.params.id), calls.approverOf(call)])
    if (!found) return call.refuse('absence_not_found')
    const moving = { ...calls.movingOf(call, found, call.body), reason: visibleText(call.body.reason) }
    return writing.ended(call, moves.cancel(calls.recordOf(found), approver, moving))
  },

  async requestCertificate(call) {
    const found = (await findToDecide(call, call.params.id)) ?? call.refuse('absence_not_found')
    const decision = certificates.request(calls.recordOf(found), call.body.dueOn, notingOf(call, found))
    const { id } = await call.commit(decision, after => store.savePeriods(call.db, [after], []))
    return calls.shown(call, id)
  },

  async provideCertificate(call) {
    const found = (await findToDecide(call, call.params.id)) ?? call.refuse('absence_not_found')
    const today = calls.todayOf(call)
    const providedOn = call.body.providedOn ?? today
    const decision = certificates.provide(calls.recordOf(found), {
      ...notingOf(call, found),
      today,
      providedOn,
    })
    const { id } = await call.commit(decision, after => store.savePeriods(call.db, [after], []))
    return calls.shown(call, id)
  },
})

const findVisible = (db: TenantDb, caller: Caller, id: Id, now: Instant) =>
  store.findAbsence(db, caller, id, calls.todayOf({ caller, now }), visibleTo(caller, sql`p.membership_id`))

const findToDecide = (call: Pick<calls.AbsenceCall, 'db' | 'caller' | 'now'>, id: Id) =>
  store.findAbsence(call.db, call.caller, id, calls.todayOf(call), store.decidedBy(call.caller))

const decidesOn = async (db: TenantDb, caller: Caller, membershipId: Id): Promise<boolean> =>
  caller.capabilities.has('hr.manage')
    ? (await findMember(db, membershipId)) !== undefined
    : authorityOver(db, caller, membershipId)

const notingOf = (
  call: Pick<calls.AbsenceCall, 'now' | 'caller'> & { readonly body: calls.Expecting },
  found: store.FoundAbsence,
) => ({
  ...calls.movingOf(call, found, call.body),
  actorMembershipId: call.caller.membership.id,
})
