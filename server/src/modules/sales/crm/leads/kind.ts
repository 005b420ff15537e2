import type { CustomFieldKind } from '../../../records/custom-fields/port.ts'

/** Leads as custom fields know them. */
export const leadKind: CustomFieldKind = { kind: 'lead' }
