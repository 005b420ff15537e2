import type { EventDeclarations } from '../../../platform/contract/events.ts'
import { slot } from '../../../platform/slots.ts'

/** Records whose undoing is told to other systems as a change of them is. */
export interface UndoAnnouncement {
  /** As the audit trail calls them. */
  readonly record: string
  /** What is announced of them. */
  readonly announces: readonly string[]
}

/** Filled by the families that announce what undoing an import did to their records: the operation emits it. */
export const undoAnnouncements = slot<UndoAnnouncement>('imports.undo_announcements')

/** The same for the slot, of events that the family declares. */
export const announcedUndoing = <const E extends EventDeclarations>(
  record: string,
  _events: E,
  announces: readonly (keyof E & string)[],
) => undoAnnouncements.of({ record, announces })
