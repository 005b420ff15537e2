import type { CustomFieldKind } from '../custom-fields/port.ts'

/** Customers as custom fields know them. */
export const customerKind: CustomFieldKind = { kind: 'customer' }
