import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

export const terminalStates = ['unpaired', 'paired', 'revoked'] as const
export type TerminalState = (typeof terminalStates)[number]

/** Whether a device stands for the terminal. One whose device was revoked is paired with another one by a new code. */
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
