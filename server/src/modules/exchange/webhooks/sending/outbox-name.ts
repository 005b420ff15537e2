/** The outbox of webhooks, in `directory.outbox_due` and in wake-ups. */
export const outboxName = 'webhooks'
