import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Terminal } from './shapes.ts'
import type { StoredTerminal } from './store.ts'

export const terminalView = ({ terminal, codeExpiresAt }: StoredTerminal, now: Instant): Terminal => ({
  id: terminal.id,
  name: terminal.name,
  state: terminal.state,
  active: terminal.active,
  allMembers: terminal.allMembers,
  planningUnitIds: [...terminal.planningUnitIds],
  pairingCodeExpiresAt: codeExpiresAt !== null && codeExpiresAt > now ? codeExpiresAt : null,
  pairedAt: terminal.pairedAt,
  lastSeenAt: terminal.lastSeenAt,
  clockOffsetMs: terminal.clockOffsetMs,
  clockMeasuredAt: terminal.clockMeasuredAt,
  createdAt: terminal.createdAt,
  updatedAt: terminal.updatedAt,
})
