/** The outbox of payroll documents, in `directory.outbox_due` and in wake-ups. */
export const outboxName = 'payroll_deliveries'
