import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { ensureProjectLevel } from './project-level.ts'
import type { AttributionPrecision } from './shapes.ts'
import { remove, saveAll } from './value-store.ts'

/** A project as the locked level lists it. */
export interface ProjectTarget {
  /** The id of the project, and of its target. */
  readonly id: Id
  readonly code: string
  readonly name: string
  /** Whether new hours may be put on it. */
  readonly active: boolean
  readonly externalSource: string | null
  readonly externalId: string | null
  readonly attributionPrecision: AttributionPrecision
}

/**
 * Lets the locked level `project` list these projects as they are now, new ones too, in one statement. That no two have a
 * code or reference is the projects register's to know; its audit lines tell what changed. The statement has left when this is over.
 */
export async function saveProjectTargets(
  tx: WriteTransaction,
  projects: readonly ProjectTarget[],
): Promise<void> {
  if (projects.length === 0) return
  const level = await ensureProjectLevel(tx)
  const targets = projects.map(project => ({
    ...project,
    dimensionId: level.id,
    parentId: null,
    updatedAt: tx.now,
  }))
  tx.defer(saveAll(tx, targets))
}

/** Takes the targets of projects away that nothing refers to. */
export const removeProjectTargets = (tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> =>
  remove(tx, ids)
