import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** A project as far as its tasks are decided by it. */
export interface ProjectFacts {
  readonly id: Id
  readonly state: string
  readonly billing: string
}

/** A task that others are to be parts of. */
export interface ParentFacts {
  readonly projectId: Id | null
  /** Itself and the tasks above it, up to the top. */
  readonly line: readonly Id[]
}

/** What is there, and in use, of the records that writes of tasks name; all ids in small letters. */
export interface ExistingReferences {
  readonly projects: ReadonlyMap<Id, ProjectFacts>
  /** The projects of phases. */
  readonly phases: ReadonlyMap<Id, Id>
  readonly members: ReadonlySet<Id>
  readonly labels: ReadonlySet<Id>
  readonly parents: ReadonlyMap<Id, ParentFacts>
  /** The tasks that carry external references, by `referenceOf`. */
  readonly holders: ReadonlyMap<string, Id>
}

export const referenceOf = (source: string, externalId: string): string => `${source} ${externalId}`
