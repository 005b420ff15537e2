import type { CustomFieldKind } from '../../custom-fields/port.ts'

/** Contacts as custom fields know them. */
export const contactKind: CustomFieldKind = { kind: 'contact' }
