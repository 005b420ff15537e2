import type { CustomFieldKind } from '../../../records/custom-fields/port.ts'

/** Deals as custom fields know them. */
export const dealKind: CustomFieldKind = { kind: 'deal' }
