import { lifecycleTable, outcomeOf } from '../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { webhookLife } from '../contract.ts'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const made = rules.create(
  { url: { ok: true, url: 'https://hooks.example.com/in' }, events: [], description: null },
  { catalogue: new Map(), capabilities: new Set() },
  0,
  { id: newId(), now },
)
if (made.refusal !== undefined) throw new Error(made.detail)
const webhook = made.state

const stateOf = ({ state }: rules.WebhookConfig) => state

export const webhookTable = lifecycleTable({
  life: webhookLife,
  starts: () => [webhook.state],
  actions: {
    pause: [state => outcomeOf(rules.pause({ ...webhook, state }, now), stateOf)],
    resume: [state => outcomeOf(rules.resume({ ...webhook, state }, now), stateOf)],
  },
})
