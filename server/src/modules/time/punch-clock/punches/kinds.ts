/** What a punch says, in the order in which punches of one instant are read: what ends comes before what begins. */
export const punchKinds = ['break_end', 'clock_out', 'clock_in', 'set_allocation', 'break_start'] as const
export type PunchKind = (typeof punchKinds)[number]

/** Where a punch came from: the member's own tap, a wall terminal, or an approved correction. */
export const punchOrigins = ['own', 'terminal', 'correction'] as const
export type PunchOrigin = (typeof punchOrigins)[number]
