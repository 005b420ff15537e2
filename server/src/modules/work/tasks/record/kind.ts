import type { CustomFieldKind } from '../../../records/custom-fields/port.ts'

/** Tasks as custom fields know them. */
export const taskKind: CustomFieldKind = { kind: 'task' }
