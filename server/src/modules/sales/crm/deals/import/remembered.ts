import type { ImportChange } from '../../../../records/imports/port.ts'
import type { Written } from '../../../../records/imports/protocol/port.ts'
import { staysShown } from '../bounds.ts'
import type { DealRecord } from '../record.ts'

/** What follows from other fields, and changes without anybody's doing. */
const derived = new Set(['searchText', 'stageProbabilityBp', 'stageRottingDays'])

/** What is kept of a deal to undo an import by. */
export const remembered = ({
  before,
  after,
}: Written<DealRecord>): Pick<ImportChange, 'before' | 'after'> => ({
  before: before && said(before),
  after: said(after),
})

const said = (deal: DealRecord): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries({ ...deal, stays: deal.stays.slice(-staysShown) }).filter(
      ([field]) => !derived.has(field),
    ),
  )
