import type { CustomFieldKind } from '../../../records/custom-fields/port.ts'

/** Projects as custom fields know them. */
export const projectKind: CustomFieldKind = { kind: 'project' }
