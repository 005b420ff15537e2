import type { CustomerHistory } from './references.ts'

/** What goes on telling of a customer that was merged away. */
export const historyOfCustomers: readonly CustomerHistory[] = [
  {
    columns: ['custom_field_values.record_id'],
    because:
      'It stays readable as it was, with the values of custom fields; what the target lacked was copied.',
  },
  { columns: ['audit_entries.target_id'], because: 'The audit trail is never changed.' },
]
