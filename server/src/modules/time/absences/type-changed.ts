import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { ChangedRules } from '../../../platform/register/declaration.ts'
import { type Contributions, requiredSlot } from '../../../platform/slots.ts'

/** What follows from another version of an absence type for the absences that are in force; asked once it is written. */
export type TypeChanged = (
  tx: WriteTransaction,
  contributions: Contributions,
  changed: ChangedRules,
) => Promise<unknown>

/** Filled by the periods; types know none of them. */
export const typeChanged = requiredSlot<TypeChanged>('absences.type_changed')
