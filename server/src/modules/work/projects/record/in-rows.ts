import { byCode, column, needed, text } from '../../../records/imports/protocol/port.ts'
import { projectsWithCodes } from './lookup.ts'

/** The project of a row of what is of projects. */
export const projectCell = column(
  text(`The project by its code, in whatever letter case. ${needed}`),
  { fi: 'Projektin koodi', sv: 'Projektkod', en: 'Project code', example: 'KO-2604' },
  'projekti, projektinumero, projekt, projektnummer, project, project number',
)

export const projectInRow = {
  missing: 'project_not_found',
  read: async (db: Parameters<typeof projectsWithCodes>[0], codes: readonly string[]) =>
    byCode(await projectsWithCodes(db, codes)),
} as const
