import type { ImportChange } from '../../../../records/imports/port.ts'
import type { Written } from '../../../../records/imports/protocol/port.ts'
import type { LeadRecord } from '../record.ts'

/** What follows from other fields, and changes without anybody's doing. */
const derived = new Set(['score', 'scoreVersionId', 'scoreReasons', 'searchText', 'touchedAt', 'source'])

/** What is kept of a lead to undo an import by. */
export const remembered = ({
  before,
  after,
}: Written<LeadRecord>): Pick<ImportChange, 'before' | 'after'> => ({
  before: before && said(before),
  after: said(after),
})

const said = (lead: LeadRecord): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(lead).filter(([field]) => !derived.has(field)))
