/** Phases of one project, cancelled ones too: they are read and shown whole. */
export const phasesOfProject = 500

/** How deep phases lie within each other: a phase of the project itself is at 1. */
export const phaseDepth = 6
