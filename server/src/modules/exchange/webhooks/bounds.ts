/** Webhooks of one organisation: every fact is written once per subscribed webhook, in the transaction that announces it. */
export const webhookLimit = 100
/** Secrets of one webhook that sign at the same time, so that the signature header stays short. */
export const secretLimit = 5
/** Logged events that one recovery looks through, so that it stays a short write. */
export const recoveryLimit = 5_000
