import { accept, type Decision, type Fact, refuse, said } from '../../../platform/vocabulary/decision.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Import } from './shapes.ts'
import type { Undoing } from './undo.ts'

/** Why an import cannot be undone again. */
export const refuseUndone = ({ undoneAt }: Pick<Import, 'undoneAt'>) =>
  undoneAt === null
    ? undefined
    : refuse('import_already_undone', said`The import was undone at ${{ undoneAt }}.`)

/** An import as it is undone, with what its register has of it; everything or nothing is. */
export function undo<F extends Fact>(
  carriedOut: Import,
  { blockers, facts, audit }: Undoing<F>,
  by: { readonly membershipId: Id; readonly now: Instant },
): Decision<Import, F, 'import_undo_blocked'> {
  if (blockers.length > 0)
    return refuse('import_undo_blocked', `${blockers.length} of its records cannot be put back.`, {
      rows: blockers,
    })
  const undone = { ...carriedOut, undoneAt: by.now, undoneByMembershipId: by.membershipId }
  const told = { action: 'imports.undo', targetType: 'import', targetId: undone.id }
  return accept(undone, { facts, audit: [...audit, told] })
}
