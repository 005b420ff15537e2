import { lifecycleTable, outcomeOf } from '../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { customerLife, stateOf } from '../life.ts'
import { merge } from '../merge/rules.ts'
import type { CustomerRecord } from '../record.ts'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const found = { codeHolder: null, referenceHolder: null, missing: null, custom: { values: {} } }
const circumstances = { now, mayInvoice: true, ...found }
const made = rules.create({ name: 'Äänekosken Sähkö Oy' }, { ...circumstances, id: newId() })
if (made.refusal !== undefined) throw new Error(made.detail)
const customer = made.state

const elsewhere = rules.create({ name: 'Äänekosken Sähkö Oy' }, { ...circumstances, id: newId() })
if (elsewhere.refusal !== undefined) throw new Error(elsewhere.detail)
const winner = elsewhere.state

type State = ReturnType<typeof stateOf>

const inState = (state: State): CustomerRecord => ({
  ...customer,
  active: state === 'active',
  mergedIntoCustomerId: state === 'merged' ? winner.id : null,
})

const moved = (action: 'deactivate' | 'reactivate') => (state: State) =>
  outcomeOf(rules.setState(inState(state), action, { unchanged: true, reason: null, now }), stateOf)

const merged = (state: State) =>
  outcomeOf(
    merge(inState(state), winner, {
      now,
      mayInvoice: true,
      unchanged: true,
      take: [],
      customKeys: [],
      blockers: [],
      mergedBefore: [],
      moved: [],
      reason: null,
      dryRun: false,
    }),
    ({ loser }) => stateOf(loser),
  )

export const customerTable = lifecycleTable({
  life: customerLife,
  starts: () => [stateOf(customer)],
  actions: { deactivate: [moved('deactivate')], reactivate: [moved('reactivate')], merge: [merged] },
})
