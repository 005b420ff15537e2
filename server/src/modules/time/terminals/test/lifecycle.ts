import { lifecycleTable, outcomeOf } from '../../../../../test/contract/lifecycle-table.ts'
import { terminalLife, type TerminalRecord, type TerminalState } from '../record/record.ts'
import * as rules from '../record/rules.ts'
import { newTerminal, now } from './new-terminal.ts'

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
