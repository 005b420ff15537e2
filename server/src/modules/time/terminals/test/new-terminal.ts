import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { TerminalRecord } from '../record/record.ts'
import * as rules from '../record/rules.ts'

export const now = '2026-11-20T07:00:00.000Z'

export const newTerminal = (): TerminalRecord => {
  const made = rules.create(newId(), { name: 'Halli', allMembers: true }, { now, unitsThere: new Set() })
  if (made.refusal !== undefined) throw new Error(made.detail)
  return made.state
}
