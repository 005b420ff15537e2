import type { Moment } from './moment.ts'
import type { Presence } from './shapes.ts'
import type { PresenceRow } from './store.ts'

export const presence = (row: PresenceRow, moment: Moment): Presence => ({
  membershipId: row.membershipId,
  displayName: row.displayName,
  state: row.state,
  since: sinceOf(row, moment),
  source: row.source,
})

const sinceOf = ({ sinceAt, sinceDate, sinceMinutes }: PresenceRow, moment: Moment) =>
  sinceAt ?? (sinceDate === null || sinceMinutes === null ? null : moment.instantAt(sinceDate, sinceMinutes))
