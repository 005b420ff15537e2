import { lifecycleTable, outcomeOf } from '../../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { documentOf, hashOfDocument } from '../handlers.ts'
import { changeOrderLife, type ChangeOrderRecord, type ChangeOrderState } from '../record.ts'
import * as moves from '../moves.ts'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const at = { now, unchanged: true, projectClosed: false }
const writing = { ...at, nextId: newId, phaseFits: true }
const made = rules.create(
  { title: 'Toinen lämpöpumppu', deltaCents: 125_000 },
  { ...writing, id: newId(), projectId: newId(), number: 1, actorMembershipId: null },
)
if (made.refusal !== undefined) throw new Error(made.detail)
const order = made.state
const names = { organisation: 'Meri', project: { code: 'K', name: 'K' }, customer: null, phase: null }
const text = documentOf(order, names)
const document = { text, sha256: hashOfDocument(text) }
const reached = {
  project: { startDate: null, endDate: null, budgetCents: null, budgetMinutes: null },
  phase: null,
}
const answer: moves.Answer = {
  channel: 'recorded',
  name: 'Maija',
  email: null,
  membershipId: null,
  addressHash: null,
}

const inState = (state: ChangeOrderState): ChangeOrderRecord => ({ ...order, state })
const stateOf = ({ state }: ChangeOrderRecord) => state

export const changeOrderTable = lifecycleTable({
  life: changeOrderLife,
  starts: () => [order.state],
  actions: {
    update: [
      state =>
        outcomeOf(
          rules.update(inState(state), { title: 'Kolmas' }, { ...writing, unchanged: true }),
          stateOf,
        ),
    ],
    send: [
      state =>
        outcomeOf(
          moves.send(inState(state), {
            ...at,
            reached,
            today: '2026-11-20',
            validUntil: undefined,
            document,
          }),
          stateOf,
        ),
    ],
    approve: [state => outcomeOf(moves.approve(inState(state), answer, { ...at, reached }), stateOf)],
    decline: [state => outcomeOf(moves.decline(inState(state), answer, { ...at, reason: null }), stateOf)],
    withdraw: [state => outcomeOf(moves.withdraw(inState(state), at), stateOf)],
    supersede: [
      state =>
        outcomeOf(
          moves.supersede(inState(state), {
            ...at,
            ...{ id: newId(), number: 2, nextId: newId, actorMembershipId: null },
          }),
          ({ former }) => former.state,
        ),
    ],
  },
})
