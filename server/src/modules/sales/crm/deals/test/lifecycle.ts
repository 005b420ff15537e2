import { lifecycleTable, outcomeOf } from '../../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import type { Pipeline, Stage } from '../../pipelines/record.ts'
import { dealLife, type DealState } from '../life.ts'
import * as moves from '../moves.ts'
import type { DealRecord } from '../record.ts'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const pipelineId = newId()
const stage = (code: string, position: number): Stage => ({
  id: newId(),
  pipelineId,
  code,
  name: code,
  position,
  probabilityBp: 1000,
  rottingDays: null,
  requiredFields: [],
  active: true,
})
const stages = [stage('first', 0), stage('second', 1)]
const pipelines: Pipeline[] = [
  {
    id: pipelineId,
    code: 'sales',
    name: 'Myynti',
    position: 0,
    isDefault: true,
    active: true,
    stages,
    updatedAt: now,
  },
]
const moving = { now, actorMembershipId: null, nextId: newId, pipelines }
const made = rules.create(
  { title: 'Lämpöpumppu' },
  { ...moving, id: newId(), prices: new Map(), missing: null, referenceHolder: null, custom: { values: {} } },
)
if (made.refusal !== undefined) throw new Error(made.detail)
const deal = made.state

const inState = (state: DealState): DealRecord => ({
  ...deal,
  state,
  closedAt: state === 'open' ? null : now,
})
const stateOf = ({ state }: DealRecord) => state
const closing = { reasonId: null, note: null, reasonFits: true }
const at = { ...moving, unchanged: true }

export const dealTable = lifecycleTable({
  life: dealLife,
  starts: () => [deal.state],
  actions: {
    change_stage: [
      state => outcomeOf(moves.changeStage(inState(state), { stageId: stages[1]?.id }, at), stateOf),
    ],
    win: [state => outcomeOf(moves.win(inState(state), closing, at), stateOf)],
    lose: [state => outcomeOf(moves.lose(inState(state), closing, at), stateOf)],
    reopen: [state => outcomeOf(moves.reopen(inState(state), {}, at), stateOf)],
  },
})
