import { lifecycleTable, outcomeOf } from '../../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { type Purchase, purchaseLife, type PurchaseState } from '../record.ts'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const project = { id: newId(), state: 'active' }
const given = { supplier: 'Puu Oy', description: 'Lauta', purchaseDate: '2026-11-02', netCents: 100 }
const create = (state: 'ordered' | 'received') => {
  const made = rules.create(newId(), { ...given, state }, { now, project, phaseFits: true })
  if (made.refusal !== undefined) throw new Error(made.detail)
  return made.state
}
const inState = (state: PurchaseState): Purchase => ({ ...create('ordered'), state })
const stateOf = ({ state }: Purchase) => state
const moved = (action: rules.PurchaseAction) => [
  (state: PurchaseState) => outcomeOf(rules.move(action, inState(state), { now, project }), stateOf),
]

export const purchaseTable = lifecycleTable({
  life: purchaseLife,
  starts: () => [create('ordered').state, create('received').state],
  actions: {
    receive: moved('receive'),
    invoice_on: moved('invoice_on'),
    cancel: moved('cancel'),
    reopen: moved('reopen'),
  },
})
