import { lifecycleTable, outcomeOf } from '../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { customerLife } from '../life.ts'
import type { CustomerRecord } from '../record.ts'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const found = { codeHolder: null, referenceHolder: null, missing: null, custom: { values: {} } }
const circumstances = { now, mayInvoice: true, ...found }
const made = rules.create({ name: 'Äänekosken Sähkö Oy' }, { ...circumstances, id: newId() })
if (made.refusal !== undefined) throw new Error(made.detail)
const customer = made.state

const stateOf = ({ active }: CustomerRecord) => (active ? 'active' : 'deactivated')
const moved = (action: 'deactivate' | 'reactivate') => (state: 'active' | 'deactivated') =>
  outcomeOf(
    rules.setState({ ...customer, active: state === 'active' }, action, {
      unchanged: true,
      reason: null,
      now,
    }),
    stateOf,
  )

export const customerTable = lifecycleTable({
  life: customerLife,
  starts: () => [stateOf(customer)],
  actions: { deactivate: [moved('deactivate')], reactivate: [moved('reactivate')] },
})
