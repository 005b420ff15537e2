import type { ProjectFact } from '../../projects/record/port.ts'

/** Whoever keeps a copy of a project learns by its `updatedAt` that its milestones are others. */
export type MilestoneFact = ProjectFact<'project.updated'>
