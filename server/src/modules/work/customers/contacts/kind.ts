import type { CustomFieldKind } from '../../../records/custom-fields/port.ts'

/** Contacts as custom fields know them. */
export const contactKind: CustomFieldKind = { kind: 'contact' }
