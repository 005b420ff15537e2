/** How a test waits for what must come: no busy machine reaches the limit, which ends a wait in vain with what it waited for. */
export const patience = { timeout: 900_000, interval: 10 }

/** With them a crowded machine may be slow and silent for a while. What the service makes of that is tested with its usual limits. */
export const patientLimits = { silenceMs: 30_000, waitMs: 30_000, busyMs: 30_000 }
