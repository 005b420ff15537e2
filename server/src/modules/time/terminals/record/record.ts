import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import { flag, instant, integer, json, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

export const terminalStates = ['unpaired', 'paired', 'revoked'] as const
export type TerminalState = (typeof terminalStates)[number]

/** Whether a device is paired with the terminal. One whose device was revoked is paired with another one by a new code. */
export const terminalLife = lifecycle({
  resource: 'terminal',
  states: terminalStates,
  initial: 'unpaired',
  transitions: {
    pair: { from: terminalStates, to: 'paired' },
    rotate: { from: ['paired'], to: 'paired', otherwise: 'terminal_not_paired' },
    revoke: { from: terminalStates, to: 'revoked' },
  },
})

/** One look at the clock of a device: what was added to its time to get ours. */
export interface ClockSample {
  readonly at: Instant
  readonly offsetMs: number
}

export const terminalTable = table('terminals', {
  id: uuid,
  name: text,
  state: text.as<TerminalState>(),
  active: flag,
  allMembers: flag,
  pairedAt: instant.nullable(),
  lastSeenAt: instant.nullable(),
  clockOffsetMs: integer.nullable(),
  clockMeasuredAt: instant.nullable(),
  clockSamples: json<readonly ClockSample[]>(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

/** The columns that decisions about a terminal write; the others are noted beside the requests of its device. */
export const decidedColumns = ['name', 'state', 'active', 'allMembers', 'pairedAt', 'updatedAt'] as const

export type TerminalRow = RowOf<typeof terminalTable>

/** A terminal with the planning units whose members punch there. */
export interface TerminalRecord extends TerminalRow {
  readonly planningUnitIds: readonly Id[]
}
