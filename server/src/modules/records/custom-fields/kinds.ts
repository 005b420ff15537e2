import { slot } from '../../../platform/slots.ts'

/** A kind of record that custom fields may be defined for: what its family calls it, `customer`. */
export interface CustomFieldKind {
  readonly kind: string
}

/** Filled by each family whose records keep values of custom fields. */
export const customFieldKinds = slot<CustomFieldKind>('custom_fields.kinds')
