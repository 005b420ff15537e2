import type { Capability } from '../../../platform/vocabulary/capabilities.ts'
import { slot } from '../../../platform/slots.ts'

/** A kind of record that custom fields may be defined for: what its family calls it, `customer`. */
export interface CustomFieldKind {
  readonly kind: string
  /** Who reads the records, and so what fields they have; every key where it is left out. Whoever keeps the fields reads all. */
  readonly readers?: readonly Capability[]
}

/** Filled by each family whose records keep values of custom fields. */
export const customFieldKinds = slot<CustomFieldKind>('custom_fields.kinds')
