import type { CustomFieldKind } from '../../../records/custom-fields/port.ts'

/** Activities as custom fields know them. */
export const activityKind: CustomFieldKind = { kind: 'activity' }
