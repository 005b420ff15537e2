import type { ImportChange } from '../../../../records/imports/port.ts'
import type { Written } from '../../../../records/imports/protocol/port.ts'
import type { ProjectRecord } from '../record.ts'

/** What is kept of a project to undo an import by; what follows from other fields is not. */
export const remembered = ({
  before,
  after,
}: Written<ProjectRecord>): Pick<ImportChange, 'before' | 'after'> => ({
  before: before && said(before),
  after: said(after),
})

const said = ({ searchText: _, ...project }: ProjectRecord): Readonly<Record<string, unknown>> => project
