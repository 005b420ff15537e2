import type { ProjectRecord } from './record.ts'
import type { ShownProject } from './shapes.ts'

export const projectView = ({ searchText: _, ...project }: ProjectRecord): ShownProject => project
