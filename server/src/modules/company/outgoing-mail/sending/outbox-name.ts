/** The outbox of mail, in `directory.outbox_due` and in wake-ups. */
export const outboxName = 'mail'
