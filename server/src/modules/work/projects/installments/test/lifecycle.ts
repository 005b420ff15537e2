import { lifecycleTable, outcomeOf } from '../../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { type Installment, installmentLife, type InstallmentState } from '../record.ts'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const writing = { now, projectClosed: false, phaseFits: true, otherSharesBp: 0 }
const made = rules.create(
  { title: 'Alussa', basis: 'manual', amountCents: 100 },
  { ...writing, id: newId(), projectId: newId() },
)
if (made.refusal !== undefined) throw new Error(made.detail)
const installment = made.state
const inState = (state: InstallmentState): Installment => ({ ...installment, state })
const stateOf = ({ state }: Installment) => state
const at = { now, unchanged: true, projectClosed: false, shareCents: null }

export const installmentTable = lifecycleTable({
  life: installmentLife,
  starts: () => [installment.state],
  actions: {
    update: [
      state =>
        outcomeOf(
          rules.update(inState(state), { title: 'Heti alussa' }, { ...writing, unchanged: true }),
          stateOf,
        ),
    ],
    make_ready: [state => outcomeOf(rules.makeReady(inState(state), at), stateOf)],
    cancel: [state => outcomeOf(rules.cancel(inState(state), at), stateOf)],
    consume: [state => outcomeOf(rules.consumeOne(inState(state), newId(), now), stateOf)],
    release: [
      state => outcomeOf(rules.releaseOne(inState(state), 'ready', now), stateOf),
      state => outcomeOf(rules.releaseOne(inState(state), 'credited', now), stateOf),
    ],
  },
})
