import { lifecycleTable, outcomeOf } from '../../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { convert } from '../conversion/rules.ts'
import { leadLife, type LeadState } from '../life.ts'
import type { LeadRecord } from '../record.ts'
import { anonymize } from '../retention/rules.ts'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const found = {
  referenceHolder: null,
  missing: null,
  source: undefined,
  custom: { values: {} },
  scoring: null,
}
const made = rules.create({ title: 'Uusi toimitalo' }, { ...found, now, id: newId(), allotment: null })
if (made.refusal !== undefined) throw new Error(made.detail)
const { lead } = made.state

const at = { now, unchanged: true }
const stateOf = ({ state }: LeadRecord) => state
const inState = (state: LeadState): LeadRecord => ({ ...lead, state })

export const leadTable = lifecycleTable({
  life: leadLife,
  starts: () => [stateOf(lead)],
  actions: {
    work: [state => outcomeOf(rules.move(inState(state), 'work', at), stateOf)],
    qualify: [state => outcomeOf(rules.move(inState(state), 'qualify', at), stateOf)],
    disqualify: [
      state =>
        outcomeOf(
          rules.disqualify(inState(state), { reasonId: newId() }, { ...at, reasonInUse: true }),
          stateOf,
        ),
    ],
    convert: [
      state =>
        outcomeOf(
          convert(inState(state), { customerId: newId(), contactId: null, dealId: null }, at),
          stateOf,
        ),
    ],
    anonymize: [state => outcomeOf(anonymize(inState(state), now), stateOf)],
    reopen: [state => outcomeOf(rules.reopen(inState(state), { ...at, scoring: null }), stateOf)],
  },
})
