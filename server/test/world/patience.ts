/** How a test waits for what must come: no busy machine reaches the limit, which ends a wait in vain with what it waited for. */
export const patience = { timeout: 900_000, interval: 10 }
