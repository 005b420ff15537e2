import type { CustomFieldKind } from '../../records/custom-fields/port.ts'

/** Customers as custom fields know them. */
export const customerKind: CustomFieldKind = { kind: 'customer' }
