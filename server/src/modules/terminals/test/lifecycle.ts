import { lifecycleTable, outcomeOf } from '../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { terminalLife, type TerminalState } from '../record/life.ts'
import type { TerminalRecord } from '../record/record.ts'
import * as rules from '../record/rules.ts'

const now = '2026-11-20T07:00:00.000Z'

export const newTerminal = (): TerminalRecord => {
  const made = rules.create(newId(), { name: 'Halli', allMembers: true }, { now, unitsThere: new Set() })
  if (made.refusal !== undefined) throw new Error(made.detail)
  return made.state
}
const inState = (state: TerminalState): TerminalRecord => ({ ...newTerminal(), state })
const stateOf = ({ state }: TerminalRecord) => state

export const terminalTable = lifecycleTable({
  life: terminalLife,
  starts: () => [newTerminal().state],
  actions: {
    pair: [(state: TerminalState) => outcomeOf(rules.pair(inState(state), now), stateOf)],
    rotate: [
      (state: TerminalState) =>
        outcomeOf(rules.rotate(inState(state), 0, now), ({ terminal }) => stateOf(terminal)),
    ],
    revoke: [(state: TerminalState) => outcomeOf(rules.revoke(inState(state), now), stateOf)],
  },
})
